import { Select } from '@nireeka/ui'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'

import { SORTS } from './list-params.ts'

interface Props {
  sort: string
  /** The id of the form to which the select belongs. */
  form: string
  onChoose: (sort: string) => void
}

/** A select that sorts immediately; without JavaScript it is submitted with the search form. */
export function SortBy({ sort, form, onChoose }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  // Shows the chosen order immediately, while the page of the new URL is still rendering.
  const [shown, show] = useOptimistic(sort)
  // Reads an order that was chosen before hydration, which fired no React event.
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
