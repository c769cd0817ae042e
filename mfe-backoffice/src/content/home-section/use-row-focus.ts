import { useEffect, useRef } from 'react'

/**
 * Returns the place of rows, and functions that put the focus where a row has gone: on the same button of the row that
 * was moved, or on the row that has followed a removed one.
 */
export function useRowFocus() {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useRef<string[]>([])
  useEffect(() => {
    const targets = wanted.current.splice(0)
    const found = targets.map((it) => place.current?.querySelector<HTMLElement>(it)).find(Boolean)
    found?.focus()
  })
  return {
    place,
    /** Follows a row to its new place, where one of its two buttons may be out of use. */
    follow(from: number, to: number) {
      const directions = to < from ? ['up', 'down'] : ['down', 'up']
      wanted.current = directions.map((way) => `[data-row="${to}"] [data-move="${way}"]:enabled`)
    },
    /** Goes to the row that has taken a removed one's place, or to the one before it. */
    leave(at: number) {
      wanted.current = [at, at - 1].map((row) => `[data-row="${row}"]`)
    },
  }
}
