import type { SyntheticEvent } from 'react'

/** Returns a submit handler that calls `answer` instead of sending the form. */
export const onSubmit = (answer: () => void) => (event: SyntheticEvent) => {
  event.preventDefault()
  answer()
}
