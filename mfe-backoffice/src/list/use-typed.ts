import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'

/** How long typing has to pause before it is applied, in milliseconds. */
const PAUSE_MS = 250

/**
 * Returns the props of an input whose text is applied when typing pauses, and at once by Enter. A new value from the
 * address replaces what is typed.
 */
export function useTyped(value: string, apply: (text: string) => void) {
  const [text, setText] = useState(value)
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    if (value !== text.trim()) setText(value)
  }
  const applyNow = useEffectEvent(apply)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => applyNow(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, value])

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && wanted !== value) apply(wanted)
    },
  }
}
