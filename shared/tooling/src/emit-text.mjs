/** Puts a text of ours beside the build's files; `makeText` is asked at every build, and `file` is watched. */
export class EmitText {
  constructor({ name, file, makeText }) {
    this.name = name
    this.file = file
    this.makeText = makeText
  }

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
