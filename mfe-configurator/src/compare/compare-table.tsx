import { keepUnits } from '@nireeka/kit'

import { BestMark } from '../performance/best-mark.tsx'
import type { ComparedRow } from './compare-rows.ts'
import styles from './compare-table.module.css'

interface Props {
  names: readonly string[]
  rows: readonly ComparedRow[]
}

/**
 * A table of builds, row by row; on a phone a row's name is above its values. Differences are named for screen
 * readers, and in bolder type where rows that are the same stand beside them, which are muted.
 */
export const CompareTable = ({ names, rows }: Props) => (
  <table className={styles.table}>
    <caption className="visually-hidden">Part by part</caption>
    <TableHead names={names} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.what} className={row.differs ? `${styles.row} ${styles.differs}` : styles.row}>
          <th scope="row" className={styles.what}>
            {row.what}
            {row.differs ? <span className="visually-hidden"> differs</span> : null}
          </th>
          {row.values.map((value, index) => (
            <td
              key={names[index]}
              className={row.best.includes(index) ? styles.best : undefined}
              data-column={index}
            >
              {keepUnits(value)}
              {row.best.includes(index) ? (
                <>
                  {'\u00A0'}
                  <BestMark />
                </>
              ) : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The head of a table of builds. The names are for screen readers: the bar above the tables shows them. */
export const TableHead = ({ names }: Pick<Props, 'names'>) => (
  <thead className="visually-hidden">
    <tr>
      <th scope="col">What</th>
      {names.map((name, index) => (
        <th key={name} scope="col" data-column={index}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
