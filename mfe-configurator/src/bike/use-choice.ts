import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'

import { coloursOf } from '../colour/colours.api.ts'
import { pickColour } from '../colour/pick-colour.ts'
import { readChoice, withColour, withSize } from './address.ts'
import type { BuildableBike } from './bike.api.ts'

export type BuildChoice = ReturnType<typeof useChoice>

/** Spec, section 4: a size loads its colours, and one of them is chosen. Size and colour stand in the address. */
export function useChoice(bike: BuildableBike) {
  const { http } = usePlatform()
  const [query, setQuery] = useSearchParams()
  const { size, colourId } = readChoice(query, bike.sizes)
  const colours = useQuery(coloursOf(http, bike.id, size?.id))
  const choose = (changed: URLSearchParams) => setQuery(changed, { replace: true })
  return {
    size,
    colours,
    colour: colours.isSuccess ? pickColour(colours.data, colourId) : null,
    chooseSize: (id: number) => choose(withSize(query, id)),
    chooseColour: (id: number) => choose(withColour(query, id)),
  }
}
