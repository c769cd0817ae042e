/** Writes chunks.json, which lists the files of every named import() for the scripts that measure bundle sizes. */
export class NamedChunks {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('NamedChunks', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'NamedChunks', stage }, () => {
        const groups = [...compilation.namedChunkGroups].filter(([, group]) => !group.isInitial())
        const files = Object.fromEntries(groups.map(([name, group]) => [name, group.getFiles()]))
        compilation.emitAsset('chunks.json', new RawSource(JSON.stringify(files)))
      })
    })
  }
}
