import { readFileSync } from 'node:fs'

/** Puts one file beside the build's own. */
export class CopyFile {
  constructor(from, to) {
    this.from = from
    this.to = to
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('CopyFile', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'CopyFile', stage }, () => {
        compilation.fileDependencies.add(this.from)
        compilation.emitAsset(this.to, new RawSource(readFileSync(this.from)))
      })
    })
  }
}
