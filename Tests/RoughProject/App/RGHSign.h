#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface RGHSign : NSObject
@property (class, readonly) RGHSign *shared;
- (NSString *)titleForNumber:(NSInteger)number;
@end

NS_ASSUME_NONNULL_END
