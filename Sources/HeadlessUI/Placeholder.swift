enum HeadlessUIPlaceholder {}
