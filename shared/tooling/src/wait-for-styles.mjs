import MiniCssExtractPlugin from 'mini-css-extract-plugin'

import { CHUNK_LIMIT } from './chunk-timeout.mjs'
import { RETRY_QUERY } from './retry-chunks.mjs'

/**
 * Makes a chunk wait for its style sheet as for its script: within the same limit and, on a retry, from another address.
 * A sheet without a single rule isn't a style sheet, whatever its headers say. A failed sheet fails the chunk.
 */
export class WaitForStyles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('WaitForStyles', (compilation) => {
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation)
      // `onLinkComplete` is the plugin's own end of a load; every event but `load` is a failure.
      beforeTagInsert.tap(
        'WaitForStyles',
        (source, { tag, href }) => `${source}
${tag}.href += ${RETRY_QUERY}(${href});
var timer = setTimeout(() => onLinkComplete({ type: 'timeout' }), ${CHUNK_LIMIT});
${tag}.onload = ${tag}.onerror = (event) => {
  clearTimeout(timer);
  onLinkComplete(event.type === 'load' && !${tag}.sheet.cssRules.length ? { type: 'empty' } : event);
};`,
      )
    })
  }
}
