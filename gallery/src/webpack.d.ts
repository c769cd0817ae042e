interface ModuleContext {
  keys: () => string[]
  (key: string): unknown
}

interface ImportMeta {
  /** Returns all matching modules in a folder, resolved by webpack at build time. */
  webpackContext: (folder: string, options: { recursive: boolean; regExp: RegExp }) => ModuleContext
}
