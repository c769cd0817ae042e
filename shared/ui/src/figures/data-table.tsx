import { type Key, type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import styles from './data-table.module.css'
import { letKeyboardScroll } from './let-keyboard-scroll.ts'

/** One column of a table of rows. The first column heads its row. */
export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** "end" for figures, so that their digits stand under each other. */
  align?: 'start' | 'end'
}

interface Props<Row> {
  caption: string
  /** When a heading beside it says the same. */
  isCaptionHidden?: boolean
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Shown instead of rows when there are none. */
  empty: ReactNode
}

/** A plain table; on a phone it scrolls sideways inside its own frame, also by keyboard. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
}: Props<Row>) {
  const id = useId()
  return (
    <section ref={letKeyboardScroll} className={styles.frame} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id} className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} className={classNames(styles.head, align === 'end' && styles.end)} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} />
          ))}
          {rows.length === 0 ? (
            <tr>
              <td className={styles.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  )
}

const TableRow = <Row,>({ columns, row }: Pick<Props<Row>, 'columns'> & { row: Row }) => (
  <tr className={styles.row}>
    {columns.map(({ header, cell, align }, index) => {
      const Cell = index === 0 ? 'th' : 'td'
      return (
        <Cell
          key={header}
          className={classNames(styles.cell, align === 'end' && styles.end)}
          scope={index === 0 ? 'row' : undefined}
        >
          {cell(row)}
        </Cell>
      )
    })}
  </tr>
)
