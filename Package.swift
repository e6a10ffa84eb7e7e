// swift-tools-version: 6.2

import PackageDescription

/// The language features every target is built with. `package` is the widest access any declaration needs.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "lineup",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lineup", targets: ["lineup"])
  ],
  targets: [
    // The C libraries at the edge.
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CEditLine"),

    // Imports run one way, from here down; Tests/ArchitectureTests holds them to it.
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: settings),
    .target(name: "LineEditor", dependencies: ["CEditLine"], swiftSettings: settings),
    .target(name: "LineupCore", swiftSettings: settings),
    .target(name: "LineupStore", dependencies: ["LineupCore", "SQLite"], swiftSettings: settings),
    .target(name: "LineupShell", dependencies: ["LineupCore"], swiftSettings: settings),
    .executableTarget(
      name: "lineup",
      dependencies: ["LineEditor", "LineupCore", "LineupShell", "LineupStore", "SQLite"],
      swiftSettings: settings),

    // What the tests share: temporary folders, child processes, a pseudo-terminal, crashes.
    .target(
      name: "CTestSupport", dependencies: ["CSQLite"], path: "Tests/CTestSupport",
      linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    .target(
      name: "TestSupport", dependencies: ["CTestSupport"], path: "Tests/TestSupport",
      swiftSettings: settings),

    // A program for the tests to drive in a terminal.
    .executableTarget(
      name: "LineEditorHost", dependencies: ["LineEditor"], path: "Tests/LineEditorHost",
      swiftSettings: settings),

    .testTarget(
      name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "LineEditorHost", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LineupCoreTests", dependencies: ["LineupCore", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LineupStoreTests", dependencies: ["LineupStore", "LineupCore", "SQLite", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LineupShellTests",
      dependencies: ["LineupShell", "LineupCore", "LineupStore", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TranscriptTests", dependencies: ["lineup", "TestSupport"], exclude: ["Transcripts"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["lineup", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
