interface ModuleContext {
  keys: () => string[]
  (key: string): unknown
}

interface ImportMeta {
  /** Every module of a folder that fits, found by webpack while building. */
  webpackContext: (folder: string, options: { recursive: boolean; regExp: RegExp }) => ModuleContext
}
