import { keepUnits } from '@nireeka/kit'

import { LinkedText } from './linked-text.tsx'
import styles from './text-table.module.css'

/** The head and the rows of a table; the first cell of a row is its heading. */
export interface TableRows {
  head: string[]
  rows: string[][]
}

/** On a phone, each value stands below the first cell, with its column’s name before it. */
export const TextTable = ({ head, rows }: TableRows) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...rest]) => (
        <tr key={first}>
          <th scope="row">{keepUnits(first ?? '')}</th>
          {rest.map((text, place) => (
            <td key={head[place + 1]} data-label={head[place + 1]}>
              <LinkedText text={text} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
