import { classNames } from '../class-names.ts'
import { fillLink, type LinkElement } from '../link-slot.ts'
import { Skeleton } from '../page/skeleton.tsx'
import type { Column } from './data-table.tsx'
import styles from './data-table.module.css'
import leads from './table-row.module.css'

interface Props<Row> {
  columns: ReadonlyArray<Column<Row>>
  row: Row
  link?: LinkElement
}

/** A table row whose first cell is its heading. */
export const TableRow = <Row,>({ columns, row, link }: Props<Row>) => (
  <tr className={classNames(styles.row, link && leads.leading)}>
    {columns.map(({ header, cell, align }, index) => {
      const Cell = index === 0 ? 'th' : 'td'
      return (
        <Cell
          key={header}
          className={classNames(styles.cell, align === 'end' && styles.end)}
          data-label={index === 0 ? undefined : header}
          scope={index === 0 ? 'row' : undefined}
        >
          {link && index === 0 ? fillLink(link, { className: leads.link, children: cell(row) }) : cell(row)}
        </Cell>
      )
    })}
  </tr>
)

const ROWS = [0, 1, 2, 3, 4]

/** Placeholder rows while the rows load. */
export const SkeletonRows = ({ columns }: { columns: number }) =>
  ROWS.map((row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={styles.cell}>
          {row + column === 0 ? <output className="visually-hidden">Loading…</output> : null}
          <Skeleton kind="text" lines={1} />
        </td>
      ))}
    </tr>
  ))
