/// Names that SwiftUI, Swift and Foundation have, as far as a spec is likely to run into them.
enum SwiftUINames {
  /// Modules that the output may name.
  static let modules: Set<String> = ["Swift", "SwiftUI", "HeadlessUI", "Foundation"]

  /// Types that every output uses.
  static let neededTypes: Set<String> = [
    "View", "ViewModifier", "PreferenceKey", "Content", "Binding", "Swift", "MainActor", "Sendable",
    "Void", "DispatchQueue", "DispatchSpecificKey", "Body", "self", "Self", "content", "body",
    "KeygenBox", "keygenDeliver", "keygenReceiver", "keygenEach", "keygenSendable",
    "keygenMainQueueMark", "preference",
    "transformPreference", "onPreferenceChange", "modifier", "coordinateSpace",
  ]

  /// Methods of `View` that the output calls, and functions of its own.
  static let neededMethods: Set<String> = [
    "preference", "transformPreference", "onPreferenceChange", "modifier", "coordinateSpace",
    "KeygenBox", "keygenDeliver", "keygenReceiver", "keygenEach", "keygenSendable",
    "keygenMainQueueMark",
  ]

  /// Types of Swift, Foundation and SwiftUI.
  static let types: Set<String> = neededTypes.union(
    words(
      """
      Any AnyObject Array Bool Character Codable Comparable Data Date Decimal Dictionary Double Equatable Error Float
      Float16 Hashable Identifiable Int Int8 Int16 Int32 Int64 KeyPath Never Optional Range Result Set String Substring
      Task UInt UInt8 UInt16 UInt32 UInt64 URL UUID CGFloat CGPoint CGRect CGSize CGVector Calendar Locale Measurement
      Notification NSObject Sequence Timer

      Alert Alignment Anchor AngularGradient Angle Animation AnyLayout AnyShape AnyTransition AnyView App AppStorage
      AsyncImage Axis Bindable Button ButtonStyle Canvas Capsule Circle Color ColorPicker ColorScheme Commands
      ContainerRelativeShape ContentMode ControlGroup CoordinateSpace CoordinateSpaceProtocol DatePicker DisclosureGroup Divider DragGesture
      DynamicProperty Edge EdgeInsets EditButton Ellipse EllipticalGradient EmptyModifier EmptyView Environment
      EnvironmentKey EnvironmentObject EnvironmentValues EquatableView FetchRequest FocusState Font ForEach Form Gauge
      GeometryProxy GeometryReader Gesture GestureState Gradient Grid GridItem GridRow Group GroupBox HStack
      HorizontalAlignment Image Label LabelStyle LabeledContent Layout LazyHGrid LazyHStack LazyVGrid LazyVStack
      LinearGradient Link List LocalizedStringKey LongPressGesture Material Menu ModifiedContent NamedCoordinateSpace Namespace
      NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView ObservedObject OpenURLAction
      OutlineGroup Path Picker ProgressView ProjectionTransform ProposedViewSize RadialGradient Rectangle
      RoundedRectangle Scene ScenePhase ScrollView ScrollViewReader Section SecureField Shape ShapeStyle ShareLink
      Slider Spacer State StateObject Stepper SubmitButton Tab TabView Table TapGesture Text TextEditor TextField
      TimelineView Toggle ToggleStyle Toolbar ToolbarItem Transaction Transition TupleView UnitPoint VStack
      VerticalAlignment ViewBuilder ViewDimensions ViewThatFits Window WindowGroup ZStack
      """))

  /// Static members of `CoordinateSpace` and of the `CoordinateSpaceProtocol`s.
  static let spaces: Set<String> = ["global", "local", "named", "scrollView", "immersiveSpace"]

  /// Methods of SwiftUI's `View`.
  static let methods: Set<String> = neededMethods.union(
    words(
      """
      accentColor accessibilityAction accessibilityElement accessibilityHidden accessibilityHint
      accessibilityIdentifier accessibilityLabel accessibilityValue alert alignmentGuide allowsHitTesting
      anchorPreference animation aspectRatio autocorrectionDisabled background backgroundPreferenceValue
      backgroundStyle badge baselineOffset blendMode blur bold border brightness buttonBorderShape buttonStyle
      clipShape clipped colorInvert colorMultiply colorScheme compositingGroup confirmationDialog containerBackground
      containerRelativeFrame containerShape contentMargins contentShape contentTransition contextMenu contrast
      controlSize coordinateSpace cornerRadius datePickerStyle defaultFocus defaultScrollAnchor deleteDisabled
      disabled drawingGroup edgesIgnoringSafeArea environment environmentObject equatable exportsItemProviders
      fileExporter fileImporter fixedSize flipsForRightToLeftLayoutDirection focusable focused font fontDesign
      fontWeight foregroundColor foregroundStyle frame fullScreenCover gesture grayscale gridCellColumns
      groupBoxStyle handlesExternalEvents headerProminence help hidden highPriorityGesture hoverEffect hueRotation id
      ignoresSafeArea imageScale inspector interactiveDismissDisabled italic itemProvider kerning keyboardShortcut
      keyboardType labelStyle labelsHidden layoutDirectionBehavior layoutPriority layoutValue lineLimit lineSpacing
      listRowBackground listRowInsets listRowSeparator listStyle luminanceToAlpha mask matchedGeometryEffect
      menuStyle minimumScaleFactor modifier monospaced monospacedDigit moveDisabled multilineTextAlignment
      navigationBarBackButtonHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
      navigationDestination navigationSplitViewStyle navigationSubtitle navigationTitle navigationViewStyle offset
      onAppear onChange onCommand onContinuousHover onDisappear onDrag onDrop onGeometryChange onHover onKeyPress
      onLongPressGesture onMove onOpenURL onPreferenceChange onReceive onScrollGeometryChange
      onScrollPhaseChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding pickerStyle popover
      position preference preferredColorScheme presentationDetents presentationDragIndicator previewDevice
      privacySensitive progressViewStyle projectionEffect redacted refreshable renameAction resizable rotation3DEffect
      rotationEffect safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
      scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard
      scrollIndicators scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition searchable
      searchCompletion searchSuggestions sensoryFeedback shadow sheet simultaneousGesture speechSpellsOutCharacters
      statusBarHidden strikethrough submitLabel submitScope swipeActions symbolEffect symbolRenderingMode
      symbolVariant tabItem tabViewStyle tableStyle tag task textCase textContentType textEditorStyle textFieldStyle
      textInputAutocapitalization textSelection tint toggleStyle toolbar toolbarBackground toolbarColorScheme
      tracking transaction transformAnchorPreference transformEffect transformEnvironment transformPreference
      transition truncationMode typesettingLanguage underline unredacted userActivity visualEffect zIndex
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
