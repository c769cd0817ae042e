import { useRef, useState } from 'react'

import type { Accessory, Choice } from '../accessories.api.ts'
import { useAdding } from './use-adding.ts'
import { useChoice } from './use-choice.ts'

/** A product's choice and its way into the cart: what is missing is asked for instead. */
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

/** A choice says of itself what differs; the rest is its product's. */
const boughtOf = (item: Accessory, choice: Choice) => ({
  ...choice,
  description: item.description,
  image: choice.image ?? item.image,
})
