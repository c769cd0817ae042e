import type { SyntheticEvent } from 'react'

/** A form that the page answers itself, by a press or the Enter key. */
export const onSubmit = (answer: () => void) => (event: SyntheticEvent) => {
  event.preventDefault()
  answer()
}
