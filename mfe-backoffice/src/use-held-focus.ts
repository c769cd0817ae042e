import { useEffect, useReducer, useRef } from 'react'

/**
 * Returns a place that gets the focus when a button that has done its work is gone with it. `hold` is called when the
 * work is done; the button may leave before or after that, with the next version of the order.
 */
export function useHeldFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const isWaiting = useRef(false)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!isWaiting.current || document.activeElement !== document.body) return
    isWaiting.current = false
    place.current?.focus()
  })

  const hold = () => {
    isWaiting.current = true
    renderAgain()
  }
  return { place, hold }
}
