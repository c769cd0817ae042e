import webpack from 'webpack'

const { RuntimeModule, runtime } = webpack

/** The function that returns the query for the address of a file, as an expression for the browser. */
export const RETRY_QUERY = '__webpack_require__.nireekaRetry'

/**
 * Defines the query for the addresses of chunks: that of the entry, which has one when the shell retries to load it, and
 * another one whenever a file is asked for again. Files are asked for again only after a failure.
 */
class RetryQuery extends RuntimeModule {
  constructor() {
    super('retry query', RuntimeModule.STAGE_BASIC)
  }

  generate() {
    // There is no document when the build itself runs modules.
    return `var ofEntry = (globalThis.document?.currentScript?.src ?? '').replace(/^[^?]*/, '');
var asked = {};
${RETRY_QUERY} = (address) => {
  var failures = (asked[address] = (asked[address] ?? -1) + 1);
  return failures ? (ofEntry ? ofEntry + '&' : '?') + 'again=' + failures : ofEntry;
};`
  }
}

/**
 * Gives chunks the same query as their remote's entry, and another one at each retry of the chunk alone. Browsers attach
 * a new request for an address to a pending one, so whatever hangs is asked for at another address.
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
        (source) => `${source}\nscript.src += ${RETRY_QUERY}(url);`,
      )
    })
  }
}
