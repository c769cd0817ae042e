import type { Build } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import type { BuildableBike } from '../bike/bike.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { ownColourId } from '../colour/own-colour.ts'
import { type Colour, painted, pickColour } from '../colour/pick-colour.ts'

/**
 * Returns the colours of the chosen size and the selected one (spec, section 4): the previous colour, or the one in
 * which the bike was shown, if the size has it, otherwise the first. On failure the colours are empty. An owned bike keeps its colour.
 */
export function useColours(bike: BuildableBike, build: Build, ownColour: Colour | null) {
  const { http } = usePlatform()
  const colours = useQuery(coloursOf(http, bike.id, ownColour ? undefined : (build.sizeId ?? undefined)))
  const picked = colours.isSuccess ? pickColour(colours.data, build.colourId ?? ownColourId(bike)) : null
  const colour = ownColour ?? picked
  return { colours, colour, painted: painted(build, colour) }
}
