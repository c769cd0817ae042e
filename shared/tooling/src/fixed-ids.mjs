/** A module, or several that webpack has put into one. */
/** @typedef {import('webpack').Module & { resource?: string, rootModule?: { resource?: string } }} AnyModule */

/** Module federation writes this file for each build and names it by a hash over absolute paths. */
const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js$/

/**
 * Gives fixed ids to the two modules that module federation identifies by absolute paths. webpack derives the other ids
 * from paths within the repository, so that the same sources make the same files in every folder. The runtime entry also
 * gets a fixed name: webpack writes names into comments, and the minifier picks its short names by the letters it finds.
 */
export class FixedIds {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('FixedIds', (compilation) => {
      compilation.hooks.finishModules.tap('FixedIds', (modules) => {
        for (const module of modules) {
          if (isRuntimeEntry(module)) module.readableIdentifier = () => 'federation'
        }
      })
      compilation.hooks.beforeModuleIds.tap('FixedIds', (modules) => {
        for (const module of modules) {
          const id = fixedId(module)
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}

/** @param {AnyModule} module */
function fixedId(module) {
  if (module.identifier().startsWith('container entry ')) return 'container'
  return isRuntimeEntry(module) ? 'federation' : null
}

/** @param {AnyModule} module */
const isRuntimeEntry = (module) => RUNTIME_ENTRY.test((module.rootModule ?? module).resource ?? '')
