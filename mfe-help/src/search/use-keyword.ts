import { useCallback, useState } from 'react'

/** Returns the typed keyword. A new search in the URL replaces it. `inputRef` is the input's `ref`. */
export function useKeyword(asked: string) {
  const [keyword, setKeyword] = useState(asked)
  const [last, setLast] = useState(asked)
  if (asked !== last) {
    setLast(asked)
    setKeyword(asked)
  }
  // Text typed before hydration is only in the input element.
  const inputRef = useCallback((input: HTMLInputElement | null) => {
    if (input) setKeyword(input.value)
  }, [])
  return { keyword, setKeyword, inputRef }
}
