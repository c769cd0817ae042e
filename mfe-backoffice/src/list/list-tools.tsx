import { Button, Field, Icon, Select, TextInput } from '@nireeka/ui'
import { useId, useState } from 'react'

import type { ListColumn, ListDefinition } from './list.ts'
import styles from './list-tools.module.css'
import { ListChips } from './list-chips.tsx'
import { FilterField } from './filter-field.tsx'
import type { ListView } from './use-list-state.ts'
import { useTyped } from './use-typed.ts'

interface Props<Row extends { id: number }> {
  list: ListDefinition<Row>
  view: ListView
}

/**
 * The search and filters of a list. Every change narrows the list at once. On a phone all but the search is behind
 * a button.
 */
export function ListTools<Row extends { id: number }>({ list, view }: Props<Row>) {
  const { filters = [], search } = list
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div role="search" className={styles.tools} data-open={isOpen || undefined}>
      <div className={styles.fields}>
        {search ? <SearchField {...search} view={view} /> : null}
        <div className={styles.onPhones}>
          <Button tone="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Icon name="settings" />
            {filtersLabel(view)}
          </Button>
        </div>
        <div id={id} className={`${styles.others} ${styles.folded}`}>
          {filters.map((filter) =>
            filter.kind === 'chips' ? null : <FilterField key={filter.name} filter={filter} view={view} />,
          )}
          <SortField columns={list.columns} view={view} />
        </div>
      </div>
      {filters.map((filter) =>
        filter.kind === 'chips' ? (
          <div key={filter.name} className={styles.folded}>
            <ListChips list={list} filter={filter} view={view} />
          </div>
        ) : null,
      )}
    </div>
  )
}

function filtersLabel({ state: { filters } }: ListView): string {
  const set = Object.keys(filters).length
  return set === 0 ? 'Filters' : `Filters (${set})`
}

interface SearchProps {
  label: string
  placeholder: string
  view: ListView
}

function SearchField({ label, placeholder, view: { state, show } }: SearchProps) {
  const typed = useTyped(state.search, (search) => show((now) => ({ ...now, page: 1, search }), true))
  return (
    <div className={styles.search}>
      <Field label={label}>
        <TextInput type="search" autoComplete="off" maxLength={100} placeholder={placeholder} {...typed} />
      </Field>
    </div>
  )
}

interface SortProps<Row> {
  columns: ReadonlyArray<ListColumn<Row>>
  view: ListView
}

/** The sort as a select, on phones, where there are no column headings. */
function SortField<Row>({ columns, view: { state, show } }: SortProps<Row>) {
  const sorts = columns.flatMap(({ header, sort }) => (sort ? [{ header, name: sort.name }] : []))
  if (sorts.length === 0) return null
  return (
    <div className={styles.onPhones}>
      <Field label="Sort by">
        <Select
          value={state.sort}
          onChange={({ target }) => show((now) => ({ ...now, page: 1, sort: target.value }))}
        >
          {sorts.flatMap(({ header, name }) => [
            <option key={`-${name}`} value={`-${name}`}>
              {header}, descending
            </option>,
            <option key={name} value={name}>
              {header}, ascending
            </option>,
          ])}
        </Select>
      </Field>
    </div>
  )
}
