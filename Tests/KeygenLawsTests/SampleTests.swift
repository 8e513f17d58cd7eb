import Testing

@testable import KeygenLaws
