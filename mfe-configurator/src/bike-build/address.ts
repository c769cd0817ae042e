import { type Build, EMPTY_BUILD, fitToBike, readCode, toCode } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'

/** The build that a URL describes. `told` is a notice that the visitor must read first, or null. */
export interface AddressedBuild {
  build: Build
  told: 'unreadable' | { gone: number } | null
}

const CODE = 'build'
const SIZE = 'size'
const COLOUR = 'color'

/** Returns whether a URL's query describes a build. */
export const namesBuild = (query: URLSearchParams) => [CODE, SIZE, COLOUR].some((name) => query.has(name))

/** Returns a key that is equal for two URLs with the same build. */
export const buildKey = (query: URLSearchParams) =>
  [CODE, SIZE, COLOUR].map((name) => query.get(name) ?? '').join('&')

/**
 * Returns the build in a URL's query, adjusted to what can be built today. Links from other pages name only a size
 * and a colour.
 */
export function readBuild(query: URLSearchParams, bike: BuildableBike): AddressedBuild {
  const code = query.get(CODE)
  if (code === null) return { build: withKnownSize(entryOf(query), bike), told: null }
  const read = readCode(code)
  if (!read) return { build: EMPTY_BUILD, told: 'unreadable' }
  const { build, gone } = fitToBike(bike, read)
  return { build: withKnownSize(build, bike), told: gone > 0 ? { gone } : null }
}

const toId = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null)

const entryOf = (query: URLSearchParams): Build => ({
  ...EMPTY_BUILD,
  sizeId: toId(query.get(SIZE)),
  colourId: toId(query.get(COLOUR)),
})

const withKnownSize = (build: Build, { sizes }: BuildableBike): Build =>
  sizes.some(({ id }) => id === build.sizeId) ? build : { ...build, sizeId: null }

/** Returns the query with this build; other parameters stay. */
export function withBuild(query: URLSearchParams, build: Build): URLSearchParams {
  const changed = new URLSearchParams(query)
  for (const name of [CODE, SIZE, COLOUR]) changed.delete(name)
  const code = toCode(build)
  if (code) changed.set(CODE, code)
  return changed
}
