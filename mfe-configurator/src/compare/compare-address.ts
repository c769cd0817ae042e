import { type BuildRef, COMPARED_NAMES, readCode } from '@nireeka/contracts/bike-build'

/** The builds to compare, two or three; null where one is still to be picked. */
export type Columns = ReadonlyArray<BuildRef | null>

const FEWEST = 2
const SLUG = /^[a-z][a-z0-9-]{0,59}$/

function readRef(text: string | null): BuildRef | null {
  if (text === null) return null
  const [slug = '', ...code] = text.split('.')
  const build = readCode(code.join('.'))
  return build && SLUG.test(slug) ? { slug, build } : null
}

/**
 * Returns the columns in a URL's query. One of the first two that can't be read is null, unless a third one takes its
 * place.
 */
export function readColumns(query: URLSearchParams): Columns {
  const columns = COMPARED_NAMES.map((name) => readRef(query.get(name)))
  if (columns.at(-1) === null) return columns.slice(0, FEWEST)
  const found = columns.filter((build) => build !== null)
  return found.length < FEWEST ? [null, ...found] : found
}

/** Returns the columns without one; as they are where they would be fewer than two. */
export const without = (columns: Columns, index: number): Columns =>
  columns.length > FEWEST ? columns.toSpliced(index, 1) : columns

/** What a column is called by its place. */
export const ORDINALS = ['First', 'Second', 'Third'] as const
