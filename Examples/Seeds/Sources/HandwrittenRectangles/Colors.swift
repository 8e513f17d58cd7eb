// The samples on `ForEach` of an article on making one rectangle as large as another: rows that are told apart
// by their own values or by ids. Added here: identifiers; `colors` can be given.

import HeadlessUI

/// Rows that are told apart by `\.self`.
enum BySelf {
  struct ContentView: View {
    var colors: [Color] = [.red, .green, .blue]

    var body: some View {
      VStack {
        ForEach(colors, id: \.self) { color in
          Text(color.description.capitalized)
            .padding()
            .background(color)
            .accessibilityIdentifier(color.description)
        }
      }
    }
  }
}

/// Rows that are told apart by `\.id`.
enum ByID {
  struct MyColor: Identifiable {
    var id = UUID()
    var color: Color
  }

  struct ContentView: View {
    let colors: [MyColor] = [.init(color: .red), .init(color: .red), .init(color: .blue)]

    var body: some View {
      VStack {
        ForEach(colors, id: \.id) { myColor in
          Text(myColor.color.description.capitalized)
            .padding()
            .background(myColor.color)
            .accessibilityIdentifier(myColor.color.description)
        }
      }
    }
  }
}
