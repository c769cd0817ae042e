import type { CartLine } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useState } from 'react'

export type FoundLine =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'gone' }
  | { status: 'found'; line: CartLine }

/** A line of the cart as it was when it was found: what happens to the cart while somebody edits doesn't disturb them. */
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
