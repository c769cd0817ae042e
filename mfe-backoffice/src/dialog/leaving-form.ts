import { createContext, type RefObject } from 'react'

interface Leaving {
  /** Whether something was entered in the form. */
  isTouched: RefObject<boolean>
  /** Closes the dialog without asking. */
  leave: () => void
}

/** What a form in a dialog needs to close it. */
export const LeavingForm = createContext<Leaving | null>(null)
