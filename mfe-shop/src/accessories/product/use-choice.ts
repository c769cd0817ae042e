import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { type Accessory, accessory } from '../accessories.api.ts'
import { COLOUR } from '../colours.ts'
import { COLOUR_PARAM } from '../pictured-colour.ts'
import { choiceOf, type Chosen, chosenAt, missingOf } from './choice.ts'
import { nameInAddress } from './name-in-address.ts'

/** Returns the chosen options of a product. The URL names the colour until they are complete, and then the choice's id. */
export function useChoice(item: Accessory, id: string) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const colour = query.get(COLOUR_PARAM)
  const [opened, setOpened] = useState(id)
  const [chosen, setChosen] = useState(() => chosenAt(item, id, colour))
  // The URL has changed to another choice of the same product, by going back or by our own change.
  if (id !== opened) {
    setOpened(id)
    setChosen(chosenAt(item, id, colour))
  }

  function choose(name: string, option: string) {
    const next: Chosen = { ...chosen, [name]: option }
    setChosen(next)
    const choice = choiceOf(item, next)
    if (!choice) return nameInAddress(item.id, next[COLOUR])
    // The product's data is cached under the choice's id, too, because the answer for any choice is the whole
    // product.
    queries.setQueryData(accessory(http, String(choice.id)).queryKey, item)
    nameInAddress(choice.id)
  }

  return { chosen, choose, choice: choiceOf(item, chosen), missing: missingOf(item, chosen) }
}

export type ChoiceOfProduct = ReturnType<typeof useChoice>
