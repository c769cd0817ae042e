import MiniCssExtractPlugin from 'mini-css-extract-plugin'

import { CHUNK_LIMIT } from './chunk-timeout.mjs'
import { RETRY_QUERY } from './retry-chunks.mjs'

/** How the plugin skips a style sheet that the document has a link for, also while that is late or after it failed. */
const SKIPPED = 'if(findStylesheet(href, fullhref)) return resolve();'

/**
 * Makes a chunk wait for its style sheet as for its script: within the same limit and, on a retry, from another address.
 * A sheet without a single rule isn't a style sheet, whatever its headers say. A failed sheet fails the chunk. Links that are
 * in the document already, from the HTML or from module federation, say nothing of their sheets, so each chunk has its
 * own; the browser asks for the file once.
 */
export class WaitForStyles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('WaitForStyles', (compilation) => {
      compilation.hooks.runtimeModule.tap('WaitForStyles', (module) => {
        if (module.name !== 'css loading') return
        const generate = module.generate.bind(module)
        module.generate = () => generate()?.toString().replace(SKIPPED, '') ?? null
      })
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
