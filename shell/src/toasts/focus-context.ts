import { createContext } from 'react'

interface Focus {
  /** Whether the keyboard's focus is on one of the toasts. */
  isFocused: boolean
  /** Returns the focus to where it came from, before the toast that has it is removed. */
  returnFocus: () => void
}

export const FocusContext = createContext<Focus>({ isFocused: false, returnFocus: () => undefined })
