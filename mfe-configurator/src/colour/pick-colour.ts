import { COLOUR_TYPES } from '@nireeka/contracts'
import type { ColourData } from '@nireeka/contracts/api'
import type { Build } from '@nireeka/contracts/bike-build'

/**
 * `swatch` is null for a custom colour, which takes `ralCodes` RAL codes. `price`: surcharge in dollars. `leadDays`:
 * additional working days.
 */
export interface Colour extends Pick<ColourData, 'id' | 'name' | 'swatch' | 'price'> {
  leadDays: number
  ralCodes: 0 | 1 | 2
}

export interface ColourGroup {
  type: (typeof COLOUR_TYPES)[number]
  colours: Colour[]
}

/**
 * Returns the previous colour if the size has it, otherwise the first, in the order of the types (spec, section 4).
 * Before any is chosen, the previous colour is the one in which the bike is shown.
 */
export function pickColour(groups: ColourGroup[], previousId: number | null): Colour | null {
  const walked = COLOUR_TYPES.flatMap((type) =>
    groups.filter((group) => group.type === type).flatMap((group) => group.colours),
  )
  return walked.find(({ id }) => id === previousId) ?? walked[0] ?? null
}

/**
 * Returns the build with only as many RAL codes as its colour takes, and none if they were chosen for another colour.
 */
export function painted(build: Build, colour: Colour | null): Build {
  if (!colour) return build
  if (colour.id !== build.colourId) return { ...build, colourId: colour.id, ral: [] }
  return build.ral.length > colour.ralCodes ? { ...build, ral: build.ral.slice(0, colour.ralCodes) } : build
}
