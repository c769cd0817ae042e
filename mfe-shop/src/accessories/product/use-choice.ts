import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useState } from 'react'

import { type Accessory, accessory } from '../accessories.api.ts'
import { choiceOf, type Chosen, chosenAt, missingOf } from './choice.ts'
import { nameInAddress } from './name-in-address.ts'

/** Returns the chosen options of a product. Once they are complete, the choice's id is put into the URL. */
export function useChoice(item: Accessory, id: string) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const [opened, setOpened] = useState(id)
  const [chosen, setChosen] = useState(() => chosenAt(item, id))
  // The URL has changed to another choice of the same product, by going back or by our own change.
  if (id !== opened) {
    setOpened(id)
    setChosen(chosenAt(item, id))
  }

  function choose(name: string, option: string) {
    const next: Chosen = { ...chosen, [name]: option }
    setChosen(next)
    const choice = choiceOf(item, next)
    if (!choice) return
    // The product's data is cached under the choice's id, too, because the answer for any choice is the whole
    // product.
    queries.setQueryData(accessory(http, String(choice.id)).queryKey, item)
    nameInAddress(choice.id)
  }

  return { chosen, choose, choice: choiceOf(item, chosen), missing: missingOf(item, chosen) }
}

export type ChoiceOfProduct = ReturnType<typeof useChoice>
