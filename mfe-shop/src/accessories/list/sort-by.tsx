import { Select } from '@nireeka/ui'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'

import { SORTS } from './list-params.ts'

interface Props {
  sort: string
  /** The id of the form that it belongs to. */
  form: string
  onChoose: (sort: string) => void
}

/** Sorts at once; without JavaScript it is sent with the search. */
export function SortBy({ sort, form, onChoose }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  // Shown at once, also while the page of the new address is being made.
  const [shown, show] = useOptimistic(sort)
  // An order that was chosen before React took the page over has told nobody.
  useEffect(() => {
    const chosen = select.current?.value ?? shown
    if (chosen !== shown) onChoose(chosen)
  }, [shown, onChoose])
  const choose = (chosen: string) =>
    startTransition(() => {
      show(chosen)
      onChoose(chosen)
    })
  return (
    <Select
      ref={select}
      name="sort"
      form={form}
      value={shown}
      onChange={(event) => choose(event.target.value)}
    >
      {SORTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
