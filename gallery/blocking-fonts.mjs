/**
 * A webpack plugin that makes fonts blocking. On the site a late font is used from the next page on, but screenshots
 * need it immediately.
 */
export class BlockingFonts {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('BlockingFonts', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'BlockingFonts', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          compilation.updateAsset(file, (source) => {
            return new RawSource(
              String(source.source()).replaceAll(/font-display:\s*optional/g, 'font-display:block'),
            )
          })
        }
      })
    })
  }
}
