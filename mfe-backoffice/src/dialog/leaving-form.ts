import { createContext } from 'react'

interface Leaving {
  /** Says that something was entered in the form. */
  touch: () => void
  /** Closes the dialog without asking. */
  leave: () => void
  /** Whether the dialog is closing, so that nothing is unsaved any more. */
  isLeaving: boolean
}

/** What a form in a dialog needs to close it. */
export const LeavingForm = createContext<Leaving | null>(null)
