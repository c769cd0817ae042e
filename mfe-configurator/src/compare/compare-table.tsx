import type { Side } from './compare-address.ts'
import type { ComparedRow } from './compare-rows.ts'
import styles from './compare-table.module.css'

interface Props {
  names: readonly [one: string, two: string]
  rows: readonly ComparedRow[]
}

/**
 * A table of two builds, row by row; on a phone a row's name is above both values. Differences are marked by more
 * than colour.
 */
export const CompareTable = ({ names, rows }: Props) => (
  <table className={styles.table}>
    <caption className="visually-hidden">The two builds part by part</caption>
    <TableHead names={names} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.what} className={row.differs ? `${styles.row} ${styles.differs}` : styles.row}>
          <th scope="row" className={styles.what}>
            {row.what}
            {row.differs ? <Mark /> : null}
          </th>
          <Value row={row} side="one" />
          <Value row={row} side="two" />
        </tr>
      ))}
    </tbody>
  </table>
)

/** The head of a table of both builds. The names are for screen readers: the bar above the tables shows them. */
export const TableHead = ({ names: [one, two] }: Pick<Props, 'names'>) => (
  <thead className="visually-hidden">
    <tr>
      <th scope="col">What</th>
      <th scope="col">{one}</th>
      <th scope="col">{two}</th>
    </tr>
  </thead>
)

const Value = ({ row, side }: { row: ComparedRow; side: Side }) =>
  row.better === side ? (
    <td className={styles.better}>
      {row[side]} <span className={styles.badge}>Better</span>
    </td>
  ) : (
    <td>{row[side]}</td>
  )

const Mark = () => (
  <span className={styles.mark}>
    <span className="visually-hidden"> differs</span>
  </span>
)
