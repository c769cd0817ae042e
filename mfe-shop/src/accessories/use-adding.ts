import { usePlatform } from '@nireeka/kit'
import { useTransition } from 'react'

import type { Accessory } from './accessories.api.ts'

/** Puts an accessory into the cart, and says while that is under way. */
export function useAdding({ id, title, description, price, image }: Accessory) {
  const { cart } = usePlatform()
  const [isAdding, start] = useTransition()
  const add = () => start(() => cart.add({ id, title, description, price, thumbnail: image }))
  return { isAdding, add }
}
