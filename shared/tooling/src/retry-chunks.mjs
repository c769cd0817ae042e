import webpack from 'webpack'

const { RuntimeModule, runtime } = webpack
/** The query of a remote's entry, as an expression for the browser. */
export const RETRY_QUERY = '__webpack_require__.nireekaRetry'

/** Sets the query for chunk addresses to that of the entry, which has one when the shell retries to load it. */
class RetryQuery extends RuntimeModule {
  constructor() {
    super('retry query', RuntimeModule.STAGE_BASIC)
  }

  generate() {
    // There is no document when the build itself runs modules.
    return `${RETRY_QUERY} = (globalThis.document?.currentScript?.src ?? '').replace(/^[^?]*/, '')`
  }
}

/**
 * Gives chunks the same query as their remote's entry. Browsers attach a new request for an address to a pending one,
 * so when the shell retries a remote that hangs under another address, its chunks need another address, too.
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
        (source) => `${source}\nscript.src += ${RETRY_QUERY};`,
      )
    })
  }
}
