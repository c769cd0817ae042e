import { type Build, EMPTY_BUILD, fitToBike, readCode, toCode } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'

/** What an address says of a build. `told`: what its reader has to know before anything else. */
export interface AddressedBuild {
  build: Build
  told: 'unreadable' | { gone: number } | null
}

const CODE = 'build'
const SIZE = 'size'
const COLOUR = 'color'

/** Whether the address says anything of a build. */
export const namesBuild = (query: URLSearchParams) => [CODE, SIZE, COLOUR].some((name) => query.has(name))

/** Tells two addresses apart by the build that they name. */
export const buildKey = (query: URLSearchParams) =>
  [CODE, SIZE, COLOUR].map((name) => query.get(name) ?? '').join('&')

/** The build of an address, as the bike can be built today. Links of other pages name a size and a colour instead. */
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

/** The address with this build; whatever else it says stays. */
export function withBuild(query: URLSearchParams, build: Build): URLSearchParams {
  const changed = new URLSearchParams(query)
  for (const name of [CODE, SIZE, COLOUR]) changed.delete(name)
  const code = toCode(build)
  if (code) changed.set(CODE, code)
  return changed
}
