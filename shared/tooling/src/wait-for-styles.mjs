import MiniCssExtractPlugin from 'mini-css-extract-plugin'

import { CHUNK_LIMIT } from './chunk-timeout.mjs'
import { RETRY_QUERY } from './retry-chunks.mjs'

/** How the plugin skips a style sheet that the document has a link for, also while that is late or after it failed. */
const SKIPPED = 'if(findStylesheet(href, fullhref)) return resolve();'

/**
 * Skips a style sheet that the document has, with its rules. Adding it again would make the browser look for all fonts
 * anew: text that was drawn before its font had come would move.
 */
const SKIP_LOADED = `var address = new URL(fullhref, document.baseURI).href;
if ([...document.styleSheets].some((sheet) => sheet.href === address && sheet.cssRules.length)) return resolve();`

/**
 * Makes a chunk wait for its style sheet as for its script: within the same limit and, on a retry, from another address.
 * A sheet without a single rule isn't a style sheet, whatever its headers say. A failed sheet fails the chunk. A link whose
 * sheet hasn't loaded, from the HTML or from module federation, says nothing of it, so the chunk has its own; the browser
 * asks for the file once.
 */
export class WaitForStyles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('WaitForStyles', (compilation) => {
      compilation.hooks.runtimeModule.tap('WaitForStyles', (module) => {
        if (module.name !== 'css loading') return
        const generate = module.generate.bind(module)
        module.generate = () => generate()?.toString().replace(SKIPPED, SKIP_LOADED) ?? null
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
