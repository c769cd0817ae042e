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
export const CompareTable = ({ names: [one, two], rows }: Props) => (
  <table className={styles.table}>
    <caption className="visually-hidden">The two builds part by part</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">What</th>
        <th scope="col">{one}</th>
        <th scope="col">{two}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.what} className={row.differs ? `${styles.row} ${styles.differs}` : styles.row}>
          <th scope="row" className={styles.what}>
            {row.what}
            {row.differs ? <Mark /> : null}
          </th>
          <td>{row.one}</td>
          <td>{row.two}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Mark = () => (
  <span className={styles.mark}>
    <span className="visually-hidden"> differs</span>
  </span>
)
