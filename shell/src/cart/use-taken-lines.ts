import type { CartLine, CartState } from '@nireeka/contracts'
import { useState } from 'react'

/** What the shopper took out since the cart was opened and is really gone from it, the latest first. */
export function useTakenLines({ status, cart }: CartState) {
  const [taken, setTaken] = useState<CartLine[]>([])
  const isGone = ({ productId }: CartLine) => !cart.lines.some((line) => line.productId === productId)

  function take(line: CartLine) {
    // A bike that somebody has put together isn't sold as a product: adding it again wouldn't bring it back.
    if (line.bikeSlug) return
    setTaken((before) => [line, ...before.filter(({ productId }) => productId !== line.productId)])
  }

  return { taken: status === 'ready' ? taken.filter(isGone) : [], take }
}
