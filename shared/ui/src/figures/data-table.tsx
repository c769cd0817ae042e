import { type Key, type ReactNode, useId, useState } from 'react'

import { classNames } from '../class-names.ts'
import type { LinkElement } from '../link-slot.ts'
import { ColumnHead } from './column-head.tsx'
import styles from './data-table.module.css'
import { letKeyboardScroll } from './let-keyboard-scroll.ts'
import { nextSort, type Sort, sortRows, type SortValue } from './sort-rows.ts'
import stacked from './stacked-table.module.css'
import { SkeletonRows, TableRow } from './table-row.tsx'

/** One column of a table. The first column is the row's heading. */
export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** "end" for numbers, so that their digits are aligned. */
  align?: 'start' | 'end'
  /** Returns the value that rows are sorted by; makes the column's heading a button. */
  sortBy?: (row: Row) => SortValue
}

interface Props<Row> {
  caption: string
  /** Hides the caption visually when a heading nearby says the same. */
  isCaptionHidden?: boolean
  columns: ReadonlyArray<Column<Row>>
  /** The rows; null while they load, when skeleton rows are shown. */
  rows: readonly Row[] | null
  rowKey: (row: Row) => Key
  /** Shown in place of rows when there are none. */
  empty: ReactNode
  /** Returns the link of a whole row; the first cell becomes its text and must contain no other link. */
  rowLink?: (row: Row) => LinkElement
  /**
   * The present sorting. When given together with `onSort`, the page sorts the rows; otherwise the table sorts them.
   */
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** On a phone, shows the cells of a row below one another, each after its column's header, instead of scrolling. */
  isStacked?: boolean
}

/** A table; on a phone it scrolls sideways inside its frame, also with the keyboard, or its rows are stacked. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, empty, isStacked = false } = props
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
        <table className={classNames(styles.grid, isStacked && stacked.table)}>
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
