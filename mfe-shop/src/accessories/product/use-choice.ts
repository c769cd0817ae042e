import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useState } from 'react'

import { type Accessory, accessory } from '../accessories.api.ts'
import { choiceOf, type Chosen, chosenAt, missingOf } from './choice.ts'
import { nameInAddress } from './name-in-address.ts'

/** What the shopper has chosen of a product; once it is a whole choice, it stands in the address. */
export function useChoice(item: Accessory, id: string) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const [opened, setOpened] = useState(id)
  const [chosen, setChosen] = useState(() => chosenAt(item, id))
  // Another address of the same product: its owner went back, or the shell tells of our own change.
  if (id !== opened) {
    setOpened(id)
    setChosen(chosenAt(item, id))
  }

  function choose(name: string, option: string) {
    const next: Chosen = { ...chosen, [name]: option }
    setChosen(next)
    const choice = choiceOf(item, next)
    if (!choice) return
    // The answer for any choice is its product's, which is here.
    queries.setQueryData(accessory(http, String(choice.id)).queryKey, item)
    nameInAddress(choice.id)
  }

  return { chosen, choose, choice: choiceOf(item, chosen), missing: missingOf(item, chosen) }
}

export type ChoiceOfProduct = ReturnType<typeof useChoice>
