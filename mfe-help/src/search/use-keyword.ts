import { useCallback, useState } from 'react'

/** What is typed; another question in the address takes its place. `takeUp` is the input's `ref`. */
export function useKeyword(asked: string) {
  const [keyword, setKeyword] = useState(asked)
  const [last, setLast] = useState(asked)
  if (asked !== last) {
    setLast(asked)
    setKeyword(asked)
  }
  // What was typed before React took the page over stands in the input only.
  const takeUp = useCallback((input: HTMLInputElement | null) => {
    if (input) setKeyword(input.value)
  }, [])
  return { keyword, setKeyword, takeUp }
}
