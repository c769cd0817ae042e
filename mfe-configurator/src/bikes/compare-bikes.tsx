import { keepUnits } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import type { Unit } from '@nireeka/kit/units'
import { scaleText } from '../performance/measures.ts'
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
        The best in each line is marked. {keepUnits(scaleText(unit))} All figures are for the standard bike;
        your build can change them.
      </p>
    </div>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">What</span>
          </th>
          {bikes.map(({ slug, title }) => (
            <th key={slug} scope="col" className={styles.bike}>
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
    <th scope="row">
      {row.title}
      {row.note ? <span className={styles.note}>{row.note}</span> : null}
    </th>
    {row.cells.map((cell, index) => (
      <td key={bikes[index]?.slug}>
        <Cell cell={cell} />
      </td>
    ))}
  </tr>
)

const Cell = ({ cell: { text, share, isBest } }: { cell: CompareCell }) => (
  <>
    <span className={isBest ? styles.best : styles.value}>
      {text}
      {isBest ? (
        // Never alone on a line.
        <span className={styles.badge}>{'\u00A0'}Best</span>
      ) : null}
    </span>
    {share === null ? null : (
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.fill} width={`${Math.round(Math.min(share, 1) * 100)}%`} height="100%" />
      </svg>
    )}
  </>
)
