import { type RefObject, useEffect, useReducer, useRef } from 'react'

/**
 * Returns the function that puts the focus on a bike's card once it stands in its new column; the focus was lost with the
 * card in the column before, or with the dialog that moved it.
 */
export function useFollowedCard(board: RefObject<HTMLElement | null>) {
  const wanted = useRef<number | null>(null)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (wanted.current === null || document.querySelector('[data-part="dialog"]')) return
    const card = board.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] [data-row-focus]`)
    wanted.current = null
    card?.focus()
  })
  return (id: number) => {
    wanted.current = id
    renderAgain()
  }
}
