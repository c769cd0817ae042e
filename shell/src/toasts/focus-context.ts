import { createContext } from 'react'

interface Focus {
  /** Whether the keyboard has reached one of the toasts. */
  isFocused: boolean
  /** Puts it where it came from, before the toast that has it goes. */
  giveBack: () => void
}

export const FocusContext = createContext<Focus>({ isFocused: false, giveBack: () => undefined })
