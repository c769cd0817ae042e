import type { CartLine } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useState } from 'react'

export type FoundLine =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'gone' }
  | { status: 'found'; line: CartLine }

/** Returns a cart line as it was when first found, so that later changes of the cart don't affect the editing. */
export function useCartLine(lineId: number | null, slug: string): FoundLine {
  const state = useStream(usePlatform().cart.state$)
  const [held, setHeld] = useState<CartLine | null>(null)
  const line = state.cart.lines.find(({ id, bikeSlug, build }) => id === lineId && bikeSlug === slug && build)

  if (held && held.id === lineId) return { status: 'found', line: held }
  if (line) {
    setHeld(line)
    return { status: 'found', line }
  }
  if (state.status === 'failed') return state
  return { status: state.status === 'loading' ? 'loading' : 'gone' }
}
