const path = require('node:path')

/** The exports of a `<page>.server.ts` that a browser needs. */
const FOR_BROWSERS = ['loader']

/**
 * Reduces a page's server module to its loader in browser builds, so that code that only `meta` needs is in no chunk.
 * The result names no folder of this machine: the build's hashes would depend on it, and by them the minifier's names.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function browserHalf(source) {
  const names = FOR_BROWSERS.filter((name) =>
    new RegExp(`^export (?:const|async function|function) ${name}\\b`, 'm').test(source),
  )
  return `export { ${names.join(', ')} } from ${JSON.stringify(`./${path.basename(this.resourcePath)}?whole`)}`
}
