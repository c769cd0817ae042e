import webpack from 'webpack'

const { RuntimeModule, runtime } = webpack
const QUERY = '__webpack_require__.nireekaRetry'

/** Keeps the query of the entry's own address: a retry of the shell has one. */
class RetryQuery extends RuntimeModule {
  constructor() {
    super('retry query', RuntimeModule.STAGE_BASIC)
  }

  generate() {
    // The build itself runs modules too, without a document.
    return `${QUERY} = (globalThis.document?.currentScript?.src ?? '').replace(/^[^?]*/, '')`
  }
}

/**
 * A browser joins a request for an address that hangs to the pending one. So when the shell loads a remote anew under
 * another address, its chunks get the same query as its entry.
 */
export class RetryChunks {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('RetryChunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryChunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryQuery())
      })
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'RetryChunks',
        (source) => `${source}\nscript.src += ${QUERY};`,
      )
    })
  }
}
