/** What a row of a table of routes tells the build and the server, in one literal string each. */
const FACTS = ['description', 'access', 'skeleton', 'skeletonBelow', 'search', 'chunk']
const FACT = new RegExp(
  `^\\s*(?:${FACTS.join('|')}):\\s*(?:'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"),$`,
  'gm',
)

/**
 * In a browser's build a table of routes has what leads to a page: no browser reads the rest of it.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function browserRoutes(source) {
  return source.replaceAll(FACT, '')
}
