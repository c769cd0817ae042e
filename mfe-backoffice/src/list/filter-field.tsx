import { Field, Select, TextInput } from '@nireeka/ui'
import type { ReactNode } from 'react'

import type { DayFilter, ListFilter, SelectFilter, TextFilter } from './list.ts'
import styles from './list-tools.module.css'
import { isValueOf, withFilter } from './list-state.ts'
import type { ListView } from './use-list-state.ts'
import { useTyped } from './use-typed.ts'

interface Props<Filter extends ListFilter> {
  filter: Filter
  view: ListView
}

/** A filter as a field: a select, a calendar day or a text. */
export function FilterField({ filter, view }: Props<SelectFilter | DayFilter | TextFilter>) {
  if (filter.kind === 'select') return <SelectField filter={filter} view={view} />
  if (filter.kind === 'day') return <DayField filter={filter} view={view} />
  return <TextField filter={filter} view={view} />
}

const Place = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.filter}>
    <Field label={label}>{children}</Field>
  </div>
)

const SelectField = ({
  filter: { name, label, any, options },
  view: { state, show },
}: Props<SelectFilter>) => (
  <Place label={label}>
    <Select
      value={state.filters[name] ?? ''}
      onChange={({ target }) => show((now) => withFilter(now, name, target.value))}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </Place>
)

function DayField({ filter, view: { state, show } }: Props<DayFilter>) {
  const { name, label } = filter
  // A half-typed year such as 0002 is a day for the browser, but none for the list.
  const typed = useTyped(state.filters[name] ?? '', (day) => {
    if (day === '' || isValueOf(filter, day)) show((now) => withFilter(now, name, day), true)
  })
  return (
    <Place label={label}>
      <TextInput type="date" {...typed} />
    </Place>
  )
}

function TextField({ filter, view: { state, show } }: Props<TextFilter>) {
  const { name, label, placeholder } = filter
  const typed = useTyped(state.filters[name] ?? '', (text) => {
    if (text === '' || isValueOf(filter, text)) show((now) => withFilter(now, name, text), true)
  })
  return (
    <Place label={label}>
      <TextInput autoComplete="off" placeholder={placeholder} {...typed} />
    </Place>
  )
}
