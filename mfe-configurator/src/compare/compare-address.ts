import { type Build, readCode, toCode } from '@nireeka/contracts/bike-build'

/** A bike and its build, as in a URL. */
export interface BuildRef {
  slug: string
  build: Build
}

/** The two builds to compare; null where one is still to be picked. */
export interface Pair {
  one: BuildRef | null
  two: BuildRef | null
}

export type Side = keyof Pair

const SLUG = /^[a-z][a-z0-9-]{0,59}$/

/** Returns a bike's slug and a build's code as text: nyx.1-w-4 */
const toText = ({ slug, build }: BuildRef) => {
  const code = toCode(build)
  return code ? `${slug}.${code}` : slug
}

function readRef(text: string | null): BuildRef | null {
  if (text === null) return null
  const [slug = '', ...code] = text.split('.')
  const build = readCode(code.join('.'))
  return build && SLUG.test(slug) ? { slug, build } : null
}

/** Returns the pair of builds in a URL's query; a side that can't be read is null. */
export const readPair = (query: URLSearchParams): Pair => ({
  one: readRef(query.get('one')),
  two: readRef(query.get('two')),
})

export function comparePath({ one, two }: Pair): string {
  const query = new URLSearchParams()
  if (one) query.set('one', toText(one))
  if (two) query.set('two', toText(two))
  return query.size > 0 ? `/configurator/compare?${query}` : '/configurator/compare'
}
