import { readRoutes } from './read-routes.mjs'
import { routeTable } from './route-table.mjs'

/**
 * Writes entry.json for the page renderer: scripts, styles and fonts that every page needs, in order, the files of
 * each named chunk and of each module that is shared on demand, and the shell's routes.
 */
export class EntryFiles {
  /** @param {string} routes The file with the shell's routes. */
  constructor(routes) {
    this.routes = routes
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('EntryFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'EntryFiles', stage }, () => {
        compilation.fileDependencies.add(this.routes)
        const main = compilation.entrypoints.get('main')
        if (!main) throw new Error('The build has no entry called main')
        const chunks = [...compilation.namedChunkGroups].filter(([, group]) => group !== main)
        const text = JSON.stringify({
          ...sort(main.getFiles()),
          chunks: Object.fromEntries(chunks.map(([name, group]) => [name, sort(group.getFiles())])),
          fonts: main.chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]).filter(isEveryPagesFont),
          modules: Object.fromEntries(sharedOnDemand(compilation)),
          table: routeTable(readRoutes(this.routes)),
        })
        compilation.emitAsset('entry.json', new RawSource(text))
      })
    })
  }
}

/**
 * Returns whether a file is a font that every page needs; fonts of other alphabets are loaded only by pages that need
 * one.
 * @param {string} file
 */
const isEveryPagesFont = (file) => /inter-latin\.\w+\.woff2$/.test(file)

/** The prefix that module federation puts before a module's name. */
const PROVIDED = 'webpack/sharing/provide/default/'

/**
 * Returns the files of each module that is shared on demand. Federation provides such a module by a block that loads
 * it; eager modules have no block.
 * @param {import('webpack').Compilation} compilation
 * @returns {Array<[name: string, files: ReturnType<typeof sort>]>}
 */
function sharedOnDemand({ modules, chunkGraph, compiler }) {
  const provided = [...modules].filter((module) => module.type === 'provide-module')
  return provided.flatMap((module) => {
    const files = module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [])
    const name = module.libIdent({ context: compiler.context })
    return name && files.length > 0 ? [[name.replace(PROVIDED, ''), sort(files)]] : []
  })
}

/** @param {string[]} files */
function sort(files) {
  const ending = (/** @type {string} */ suffix) => files.filter((file) => file.endsWith(suffix))
  return { scripts: ending('.js'), styles: ending('.css') }
}
