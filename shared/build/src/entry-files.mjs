/** Writes entry.json: the scripts and styles that every page's HTML has to name, in order, and those of each named chunk. */
export class EntryFiles {
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('EntryFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'EntryFiles', stage }, () => {
        const main = compilation.entrypoints.get('main')
        const chunks = [...compilation.namedChunkGroups].filter(([, group]) => group !== main)
        const text = JSON.stringify({
          ...sort(main.getFiles()),
          chunks: Object.fromEntries(chunks.map(([name, group]) => [name, sort(group.getFiles())])),
        })
        compilation.emitAsset('entry.json', new RawSource(text))
      })
    })
  }
}

function sort(files) {
  const ending = (suffix) => files.filter((file) => file.endsWith(suffix))
  return { scripts: ending('.js'), styles: ending('.css') }
}
