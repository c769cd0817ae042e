/** Writes entry.json: the scripts and styles that the page's HTML has to name, in order. */
export class EntryFiles {
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('EntryFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'EntryFiles', stage }, () => {
        const files = compilation.entrypoints.get('main').getFiles()
        const ending = (suffix) => files.filter((file) => file.endsWith(suffix))
        const text = JSON.stringify({ scripts: ending('.js'), styles: ending('.css') })
        compilation.emitAsset('entry.json', new RawSource(text))
      })
    })
  }
}
