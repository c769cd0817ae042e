import { formatPrice, toDollars } from '@nireeka/contracts'

import type { Chosen } from './chosen.ts'
import styles from './summary.module.css'

interface Props {
  caption: string
  rows: readonly Chosen[]
  totalCents: number
}

/** A table of everything chosen with prices and the total. */
export const ChosenTable = ({ caption, rows, totalCents }: Props) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">What</th>
        <th scope="col">Your choice</th>
        <th scope="col">Price</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.what} ${row.choice}`}>
          <th scope="row" className={styles.what}>
            {row.what}
          </th>
          <td>{row.choice}</td>
          <td className={styles.price}>{priceText(row)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Total
        </th>
        <td className={styles.price}>{formatPrice(toDollars(totalCents))}</td>
      </tr>
    </tfoot>
  </table>
)

export function priceText({ cents, isIncluded, what }: Chosen): string {
  if (cents > 0) return formatPrice(toDollars(cents))
  return isIncluded || what === 'Bike' ? 'Included' : 'No extra cost'
}
