import Testing
import WidgetSources

@Test(arguments: [
  ("de", "de"), ("pt_BR", "pt-BR"), ("\"zh-Hans\"", "zh-Hans"), ("en", nil), ("\"en-GB\"", nil),
  ("English", nil), ("Base", nil), ("\"\"", nil), ("\"d e\"", nil),
])
func `a project has its language, unless it is English`(
  region: String, language: String?
) throws {
  let text = """
    { objects = {
      P = {isa = PBXProject; developmentRegion = \(region); mainGroup = G; targets = (W); };
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Ride.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      W = {isa = PBXNativeTarget; name = Ride; buildPhases = (S); };
    }; rootObject = P; }
    """
  let project = try #require(XcodeProject(Array(text.utf8), in: "/P"))
  #expect(project.language == language)
}
