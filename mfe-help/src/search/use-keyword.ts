import { useCallback, useState } from 'react'

/** Returns what is typed; another search in the address takes its place. `inputRef` is the input's `ref`. */
export function useKeyword(asked: string) {
  const [keyword, setKeyword] = useState(asked)
  const [last, setLast] = useState(asked)
  if (asked !== last) {
    setLast(asked)
    setKeyword(asked)
  }
  // What was typed before the page was hydrated is only in the input.
  const inputRef = useCallback((input: HTMLInputElement | null) => {
    if (input) setKeyword(input.value)
  }, [])
  return { keyword, setKeyword, inputRef }
}
