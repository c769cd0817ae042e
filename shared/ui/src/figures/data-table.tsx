import { type Key, type ReactNode, useId, useState } from 'react'

import type { LinkElement } from '../link-slot.ts'
import { ColumnHead } from './column-head.tsx'
import styles from './data-table.module.css'
import { letKeyboardScroll } from './let-keyboard-scroll.ts'
import { nextSort, type Sort, sortRows, type SortValue } from './sort-rows.ts'
import { SkeletonRows, TableRow } from './table-row.tsx'

/** One column of a table of rows. The first column heads its row. */
export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** "end" for figures, so that their digits stand under each other. */
  align?: 'start' | 'end'
  /** Makes the column's heading a button that sorts the rows by this. */
  sortBy?: (row: Row) => SortValue
}

interface Props<Row> {
  caption: string
  /** When a heading beside it says the same. */
  isCaptionHidden?: boolean
  columns: ReadonlyArray<Column<Row>>
  /** Null while they are on their way: grey rows hold their place. */
  rows: readonly Row[] | null
  rowKey: (row: Row) => Key
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  /** Makes a whole row lead somewhere; the link's text is the first cell, which holds no other. */
  rowLink?: (row: Row) => LinkElement
  /** Given together with `onSort`, the order is the page's matter, and the rows come in it; else it is the table's own. */
  sort?: Sort | null
  onSort?: (sort: Sort) => void
}

/** A table; on a phone it scrolls sideways inside its own frame, also by keyboard. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, empty } = props
  const id = useId()
  const { sort, press, shown } = useOrder(props)
  return (
    <div className={styles.table}>
      <section
        ref={letKeyboardScroll}
        className={styles.frame}
        aria-labelledby={id}
        aria-busy={rows === null || undefined}
      >
        <table className={styles.grid}>
          <caption id={id} className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map(({ header, align, sortBy }) => (
                <ColumnHead
                  key={header}
                  header={header}
                  isEnd={align === 'end'}
                  direction={sort?.header === header ? sort.direction : null}
                  onSort={sortBy && (() => press(header))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown === null ? <SkeletonRows columns={columns.length} /> : null}
            {shown?.map((row) => (
              <TableRow key={props.rowKey(row)} columns={columns} row={row} link={props.rowLink?.(row)} />
            ))}
            {shown?.length === 0 ? (
              <tr>
                <td className={styles.empty} colSpan={columns.length}>
                  {empty}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </section>
      <p className={styles.hint} aria-hidden="true">
        Scroll sideways for more
      </p>
    </div>
  )
}

function useOrder<Row>({ columns, rows, sort: given = null, onSort }: Props<Row>) {
  const [own, setOwn] = useState<Sort | null>(given)
  const sort = onSort ? given : own
  const press = (header: string) => (onSort ?? setOwn)(nextSort(sort, header))
  const sortBy = columns.find(({ header }) => header === sort?.header)?.sortBy
  const shown = rows && sort && sortBy && !onSort ? sortRows(rows, sortBy, sort.direction) : rows
  return { sort, press, shown }
}
