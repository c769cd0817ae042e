import { useRef, useState } from 'react'

import type { Accessory, Choice } from '../accessories.api.ts'
import { useAdding } from './use-adding.ts'
import { useChoice } from './use-choice.ts'

/** Returns the chosen variant of a product and the buy action, which asks for missing options first. */
export function useBuying(item: Accessory, id: string) {
  const choosing = useChoice(item, id)
  const { isAdding, add } = useAdding()
  const [isAsked, setAsked] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const { choice, missing } = choosing
  const thing = choice ? boughtOf(item, choice) : item

  function buy() {
    if (item.variants.length === 0 || choice) return add(thing)
    setAsked(true)
    const place = item.variants.findIndex(({ name }) => name === missing[0])
    choices.current?.querySelectorAll('fieldset')[place]?.querySelector('input')?.focus()
  }
  return { ...choosing, thing, isAdding, buy, choices, asked: isAsked ? missing : [] }
}

export type Buying = ReturnType<typeof useBuying>

/** Returns the cart item of a choice: its own id, price and picture, and the rest from its product. */
const boughtOf = (item: Accessory, choice: Choice) => ({
  ...choice,
  description: item.description,
  image: choice.image ?? item.image,
})
