import { type Build, EMPTY_BUILD, toPartIds } from '@nireeka/contracts/build'

import { toBuildableBike } from '../bike/bike.api.ts'
import type { ColourGroup } from '../colour/pick-colour.ts'
import { sampleBike, sampleColours } from '../sample-bike.ts'
import type { Builder, ColoursQuery } from './builder.ts'
import { judge } from './judge.ts'

const unexpected = (what: string) => () => {
  throw new Error(`The test did not expect ${what}`)
}

/** For tests: colours as they are once they are loaded. */
export const sampleGroups: ColourGroup[] = sampleColours.available.map(({ type, colors }) => ({
  type: type as ColourGroup['type'],
  colours: colors.map(({ id, name, swatch, price, lead_days }) => ({
    id,
    name,
    swatch,
    price,
    leadDays: lead_days,
  })),
}))

export const loadedColours: ColoursQuery = {
  isPending: false,
  isError: false,
  isSuccess: true,
  data: sampleGroups,
  refetch: async () => undefined,
}

/** For tests: no size yet, so nothing is asked for. */
const unasked: ColoursQuery = { ...loadedColours, isPending: true, isSuccess: false, data: undefined }

/**
 * For tests: a builder of the sample bike, with all that follows from what the test names: `build` names a size and a
 * colour, and they are there. Calls that the test didn't ask for fail it.
 */
export function sampleBuilder(overrides: Partial<Builder> = {}): Builder {
  const bike = overrides.bike ?? toBuildableBike(sampleBike)
  const build: Build = overrides.build ?? EMPTY_BUILD
  const size = bike.sizes.find(({ id }) => id === build.sizeId) ?? null
  const colours = overrides.colours ?? (size ? loadedColours : unasked)
  const all = (size && colours.data ? colours.data : []).flatMap((group) => group.colours)
  const colour = all.find(({ id }) => id === build.colourId) ?? all[0] ?? null
  const country = overrides.country ?? null
  return {
    mode: 'CNM',
    bike,
    build,
    size,
    colours,
    colour,
    country,
    countries: [],
    chooseCountry: unexpected('another country'),
    unit: 0,
    toggleUnit: unexpected('another unit'),
    ...judge({ bike, build, size, colours, colour, country }),
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
    ...overrides,
  }
}

/** For tests: the empty build with these parts, in a size and a colour where they are named. */
export function buildOf(partIds: readonly number[], named: Partial<Build> = {}): Build {
  const bike = toBuildableBike(sampleBike)
  return { ...EMPTY_BUILD, ...named, partIds: toPartIds(bike, partIds) }
}
