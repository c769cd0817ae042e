import { type Build, EMPTY_BUILD, toPartIds } from '@nireeka/contracts/bike-build'

import { toBuildableBike } from '../bike/bike.api.ts'
import type { Colour, ColourGroup } from '../colour/pick-colour.ts'
import { sampleBike, sampleColours } from '../sample-bike.ts'
import type { Builder, ColoursQuery } from './builder.ts'
import { validateBuild } from './validate-build.ts'

const unexpected = (what: string) => () => {
  throw new Error(`The test did not expect ${what}`)
}

/** Test data: loaded colours, grouped by type. */
export const sampleGroups: ColourGroup[] = sampleColours.available.map(({ type, colors }) => ({
  type: type as ColourGroup['type'],
  colours: colors.map(({ id, name, swatch, price, lead_days, ral_codes }) => ({
    id,
    name,
    swatch,
    price,
    leadDays: lead_days,
    ralCodes: ral_codes,
  })),
}))

export const loadedColours: ColoursQuery = {
  isPending: false,
  isError: false,
  isSuccess: true,
  data: sampleGroups,
  refetch: async () => undefined,
}

/** Test data: the query state before a size is chosen, when nothing is requested. */
const unasked: ColoursQuery = { ...loadedColours, isPending: true, isSuccess: false, data: undefined }

/**
 * Returns a builder of the sample bike for tests, with everything derived from the overrides: `build` names a size
 * and a colour, which are loaded. A call that the test doesn't expect fails it.
 */
export function sampleBuilder(overrides: Partial<Builder> = {}): Builder {
  const { bike = toBuildableBike(sampleBike), build = EMPTY_BUILD, country = null } = overrides
  const size = bike.sizes.find(({ id }) => id === build.sizeId) ?? null
  const { colours = size ? loadedColours : unasked } = overrides
  const known = { bike, build, size, colours, colour: colourOf(build, colours), country }
  return { ...idle, ...known, ...validateBuild(known), ...overrides }
}

function colourOf({ sizeId, colourId }: Build, { data = [] }: ColoursQuery): Colour | null {
  const all = sizeId === null ? [] : data.flatMap((group) => group.colours)
  return all.find(({ id }) => id === colourId) ?? all[0] ?? null
}

const idle = {
  mode: 'CNM' as const,
  countries: [],
  chooseCountry: unexpected('another country'),
  unit: 0 as const,
  toggleUnit: unexpected('another unit'),
  openStep: unexpected('another step'),
  choosePart: unexpected('another part'),
  apply: unexpected('another build'),
  chooseSize: unexpected('another size'),
  chooseColour: unexpected('another colour'),
  reset: unexpected('a reset'),
  undo: unexpected('undo'),
  redo: unexpected('redo'),
  mayUndo: false,
  mayRedo: false,
}

/** Returns a build for tests with these parts, and a size and colour if named. */
export function buildOf(partIds: readonly number[], named: Partial<Build> = {}): Build {
  const bike = toBuildableBike(sampleBike)
  return { ...EMPTY_BUILD, ...named, partIds: toPartIds(bike, partIds) }
}
