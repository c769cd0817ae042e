/** What a browser needs of a `<page>.server.ts`. */
const FOR_BROWSERS = ['loader']

/**
 * In a browser's build a page's server module is its loader alone: what only `meta` needs is then in no chunk.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function browserHalf(source) {
  const names = FOR_BROWSERS.filter((name) =>
    new RegExp(`^export (?:const|async function|function) ${name}\\b`, 'm').test(source),
  )
  return `export { ${names.join(', ')} } from ${JSON.stringify(`${this.resourcePath}?whole`)}`
}
