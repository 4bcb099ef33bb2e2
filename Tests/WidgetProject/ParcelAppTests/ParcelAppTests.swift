import XCTest

final class ParcelAppTests: XCTestCase {}
