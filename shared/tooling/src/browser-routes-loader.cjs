/** The fields of a route that only the build and the server read, each a literal string. */
const FACTS = ['description', 'access', 'skeleton', 'skeletonBelow', 'search', 'chunk']
const FACT = new RegExp(
  `^\\s*(?:${FACTS.join('|')}):\\s*(?:'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"),$`,
  'gm',
)

/**
 * Reduces a route table in browser builds to what leads to a page; browsers read nothing else of it.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function browserRoutes(source) {
  return source.replaceAll(FACT, '')
}
