/** The exports of a `<page>.server.ts` that a browser needs. */
const FOR_BROWSERS = ['loader']

/**
 * Reduces a page's server module to its loader in browser builds, so that code that only `meta` needs is in no chunk.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function browserHalf(source) {
  const names = FOR_BROWSERS.filter((name) =>
    new RegExp(`^export (?:const|async function|function) ${name}\\b`, 'm').test(source),
  )
  return `export { ${names.join(', ')} } from ${JSON.stringify(`${this.resourcePath}?whole`)}`
}
