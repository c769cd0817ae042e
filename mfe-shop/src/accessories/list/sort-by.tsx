import { Select } from '@nireeka/ui'
import { useEffect, useRef } from 'react'

import { SORTS } from './wish.ts'

interface Props {
  sort: string
  /** The id of the form that it belongs to. */
  form: string
  onChoose: (sort: string) => void
}

/** Sorts at once; without JavaScript it is sent with the search. */
export function SortBy({ sort, form, onChoose }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  // An order that was chosen before React took the page over has told nobody.
  useEffect(() => {
    const shown = select.current?.value ?? sort
    if (shown !== sort) onChoose(shown)
  }, [sort, onChoose])
  return (
    <Select
      ref={select}
      name="sort"
      form={form}
      value={sort}
      onChange={(event) => onChoose(event.target.value)}
    >
      {SORTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
