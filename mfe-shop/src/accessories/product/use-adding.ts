import { usePlatform } from '@nireeka/kit'
import { useTransition } from 'react'

interface Thing {
  id: number
  title: string
  description: string
  price: number
  image: string | null
}

/** Returns a function that adds one item to the cart, and whether that is in progress. */
export function useAdding() {
  const { cart } = usePlatform()
  const [isAdding, start] = useTransition()
  const add = ({ id, title, description, price, image }: Thing) =>
    start(() => cart.add({ id, title, description, price, thumbnail: image }))
  return { isAdding, add }
}
