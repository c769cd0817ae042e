/** Adds a text file to the build's output; `makeText` is called at every build, and `file` is watched. */
export class EmitText {
  /** @param {{ name: string, file: string, makeText: () => string }} what */
  constructor({ name, file, makeText }) {
    this.name = name
    this.file = file
    this.makeText = makeText
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('EmitText', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'EmitText', stage }, () => {
        compilation.fileDependencies.add(this.file)
        compilation.emitAsset(this.name, new RawSource(this.makeText()))
      })
    })
  }
}
