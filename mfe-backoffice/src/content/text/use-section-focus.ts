import { useEffect, useRef, useState } from 'react'

/**
 * Returns what keeps the focus with a section that a button has moved: `focus` goes to the first field of the section at
 * a place once it is shown there, and `said` is what a screen reader says of it.
 */
export function useSectionFocus() {
  const place = useRef<HTMLDivElement>(null)
  const waiting = useRef<number | null>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (waiting.current === null) return
    const section = place.current?.querySelectorAll('[data-section]')[waiting.current]
    waiting.current = null
    section?.querySelector('input')?.focus()
  })

  const focus = (at: number, sentence: string) => {
    waiting.current = at
    setSaid(sentence)
  }
  return { place, focus, said }
}
