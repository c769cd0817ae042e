import { createContext } from 'react'

interface Focus {
  /** Whether the keyboard's focus is on one of the toasts. */
  isFocused: boolean
  /** Returns focus to where it was before, before the focused toast is removed. */
  returnFocus: () => void
}

export const FocusContext = createContext<Focus>({ isFocused: false, returnFocus: () => undefined })
