import { Icon } from '@nireeka/ui'

import type { ListColumn, ListDefinition } from './list.ts'
import head from './list-head.module.css'
import styles from './list-table.module.css'
import { ListRow } from './list-row.tsx'
import type { Selection } from './use-selection.ts'

type Sort = NonNullable<ListColumn<never>['sort']>

interface Props<Row extends { id: number }> {
  list: ListDefinition<Row>
  rows: readonly Row[]
  sort: string
  /** True while newer rows load. */
  isBusy: boolean
  /** Null where rows can't be selected. */
  selection: Selection<Row> | null
  onSort: (sort: Sort) => void
}

/** The rows of a list: a table, on a phone cards. */
export function ListTable<Row extends { id: number }>({
  list,
  rows,
  isBusy,
  selection,
  ...rest
}: Props<Row>) {
  const { columns, title } = list
  return (
    <table className={styles.table} aria-busy={isBusy || undefined}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {selection ? (
            <td className={styles.select}>
              <SelectAll rows={rows} selection={selection} />
            </td>
          ) : null}
          {columns.map((column) => (
            <Head key={column.header} column={column} {...rest} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ListRow key={row.id} list={list} row={row} selection={selection} />
        ))}
      </tbody>
    </table>
  )
}

function SelectAll<Row extends { id: number }>({
  rows,
  selection,
}: {
  rows: readonly Row[]
  selection: Selection<Row>
}) {
  const count = rows.filter(({ id }) => selection.has(id)).length
  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length
        }}
        type="checkbox"
        aria-label="Select all on this page"
        checked={count === rows.length}
        onChange={() => selection.set(rows, count < rows.length)}
      />
    </label>
  )
}

interface HeadProps<Row> {
  column: ListColumn<Row>
  sort: string
  onSort: (sort: Sort) => void
}

function Head<Row>({ column: { header, align, sort: by }, sort, onSort }: HeadProps<Row>) {
  const className = align === 'end' ? styles.end : undefined
  if (!by) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    )
  }
  return (
    <th scope="col" className={className} aria-sort={directionOf(sort, by.name)}>
      <button
        type="button"
        className={align === 'end' ? `${head.sort} ${head.atEnd}` : head.sort}
        onClick={() => onSort(by)}
      >
        {header}
        <Icon name="chevron-down" />
      </button>
    </th>
  )
}

function directionOf(sort: string, name: string) {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : 'none'
}
