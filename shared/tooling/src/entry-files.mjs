import { readRoutes } from './read-routes.mjs'
import { routeTable } from './route-table.mjs'

/**
 * Writes entry.json for whoever makes the page's HTML: scripts, styles and fonts of every page, in order, the files of
 * each named chunk, and those of each module that is shared on demand; and what the shell's pages are.
 */
export class EntryFiles {
  /** @param {string} routes The file with the shell's routes. */
  constructor(routes) {
    this.routes = routes
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('EntryFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'EntryFiles', stage }, () => {
        compilation.fileDependencies.add(this.routes)
        const main = compilation.entrypoints.get('main')
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

/** Other alphabets' fonts are fetched by a page that needs one. */
const isEveryPagesFont = (file) => /inter-latin\.\w+\.woff2$/.test(file)

/** What federation puts before a module's name. */
const PROVIDED = 'webpack/sharing/provide/default/'

/** Federation provides a shared module by a block that loads it; what is eager has none. */
function sharedOnDemand({ modules, chunkGraph }) {
  const provided = [...modules].filter((module) => module.type === 'provide-module')
  return provided.flatMap((module) => {
    const groups = module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block)).filter(Boolean)
    const files = groups.flatMap((group) => group.getFiles())
    return files.length > 0 ? [[module.libIdent({}).replace(PROVIDED, ''), sort(files)]] : []
  })
}

function sort(files) {
  const ending = (suffix) => files.filter((file) => file.endsWith(suffix))
  return { scripts: ending('.js'), styles: ending('.css') }
}
