import { COLOUR_TYPES } from '@nireeka/contracts'
import type { ColourData } from '@nireeka/contracts/api'
import type { Build } from '@nireeka/contracts/bike-build'

/**
 * `swatch` null: the rider names the colour, by so many `ralCodes`. `price`: dollars on top. `leadDays`: working days on
 * top.
 */
export interface Colour extends Pick<ColourData, 'id' | 'name' | 'swatch' | 'price'> {
  leadDays: number
  ralCodes: 0 | 1 | 2
}

export interface ColourGroup {
  type: (typeof COLOUR_TYPES)[number]
  colours: Colour[]
}

/** Spec, section 4: the chosen colour if the size has it, otherwise the first, walking the types in their order. */
export function pickColour(groups: ColourGroup[], chosenId: number | null): Colour | null {
  const walked = COLOUR_TYPES.flatMap((type) =>
    groups.filter((group) => group.type === type).flatMap((group) => group.colours),
  )
  return walked.find(({ id }) => id === chosenId) ?? walked[0] ?? null
}

/** The codes belong to the colour that they were named for, and there are no more of them than it asks for. */
export function painted(build: Build, colour: Colour | null): Build {
  if (!colour) return build
  if (colour.id !== build.colourId) return { ...build, colourId: colour.id, ral: [] }
  return build.ral.length > colour.ralCodes ? { ...build, ral: build.ral.slice(0, colour.ralCodes) } : build
}
