import { comparePath } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import type { Unit } from '@nireeka/kit/units'
import { BestMark } from '../performance/best-mark.tsx'
import type { Bike } from './bike.ts'
import { bikePath } from './bike-path.ts'
import { type CompareCell, type CompareRow, compareRows } from './compare-rows.ts'
import styles from './compare.module.css'

interface Props {
  bikes: readonly Bike[]
  unit: Unit
}

/** A table that compares all bikes line by line. The best value is marked, equal values are muted. */
export const CompareBikes = ({ bikes, unit }: Props) => (
  <section className={styles.compare} aria-labelledby="compare">
    <div className={styles.head}>
      <h2 id="compare">Side by side</h2>
      <p className={styles.hint}>
        A tick and a full bar mark the best in each line. All figures are for the standard bike; your build
        can change them. Practicality scores daily use, from fenders and a rack to lights and a lock.
      </p>
      <Link className={styles.detailed} to={comparePath([])}>
        Compare two bikes in detail
      </Link>
    </div>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">What</span>
          </th>
          {bikes.map(({ slug, title, image }) => (
            <th key={slug} scope="col" className={styles.bike}>
              <div className={styles.picture}>
                <Picture src={image} alt="" sizes="6rem" />
              </div>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(bikes, unit).map((row) => (
          <Row key={row.title} row={row} bikes={bikes} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.corner}>
            <span className="visually-hidden">Next step</span>
          </th>
          {bikes.map((bike) => (
            <td key={bike.slug}>
              <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={bikePath(bike)}>
                Build <span className="visually-hidden">your {bike.title}</span>
              </Link>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </section>
)

const Row = ({ row, bikes }: { row: CompareRow; bikes: readonly Bike[] }) => (
  <tr className={row.isSame ? styles.same : undefined}>
    <th scope="row">{row.title}</th>
    {row.cells.map((cell, index) => (
      <td key={bikes[index]?.slug}>
        <Cell cell={cell} hasBars={row.cells.some(({ share }) => share !== null)} />
      </td>
    ))}
  </tr>
)

interface CellProps {
  cell: CompareCell
  /** Whether the line has bars; a cell without one keeps its room. */
  hasBars: boolean
}

const Cell = ({ cell: { text, share, isBest }, hasBars }: CellProps) => (
  <div className={styles.cell}>
    <span className={isBest ? styles.best : styles.value}>{text}</span>
    {isBest ? (
      <>
        {' '}
        <BestMark />
      </>
    ) : null}
    {hasBars ? (
      <svg className={styles.track} data-barless={share === null || undefined} aria-hidden="true">
        {share === null ? null : (
          <rect className={styles.fill} width={`${Math.round(share * 100)}%`} height="100%" />
        )}
      </svg>
    ) : null}
  </div>
)
