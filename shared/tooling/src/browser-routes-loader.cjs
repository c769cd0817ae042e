/** The fields of a route that only the build and the server read. */
const FIELDS = ['description', 'access', 'skeleton', 'skeletonBelow', 'search', 'query', 'chunk']
/** A field's value: a literal string, or a list of them. */
const STRING = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`
const LIST = String.raw`\[[^\]]*\]`
const FIELD = new RegExp(`^\\s*(?:${FIELDS.join('|')}):\\s*(?:${STRING}|${LIST}),$`, 'gm')

/**
 * Reduces a route table in browser builds to what leads to a page; browsers read nothing else of it.
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function browserRoutes(source) {
  return source.replaceAll(FIELD, '')
}
