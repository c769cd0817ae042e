import { METRICS } from '@nireeka/contracts'
import type { Unit } from '@nireeka/kit/units'
import { Bar } from '@nireeka/ui'

import { BestMark } from '../performance/best-mark.tsx'
import { MEASURES } from '../performance/measures.ts'
import { useShare } from '../performance/use-share.ts'
import { bestOf } from './best-of.ts'
import { TableHead } from './compare-table.tsx'
import styles from './compare-table.module.css'
import type { Ready } from './use-shown-build.ts'

interface Props {
  names: readonly string[]
  builds: ReadonlyArray<Pick<Ready, 'performance'>>
  unit: Unit
  /** The indexes of the columns that are shown. */
  inView: readonly number[]
}

/** A table of all builds’ figures, in the columns of their pictures; the best ones of each row are marked. */
export function CompareFigures({ names, unit, builds, inView }: Props) {
  const figures = builds.map(({ performance }) => performance)
  const shareOf = useShare(figures, unit)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Figures</caption>
      <TableHead names={names} />
      <tbody>
        {METRICS.map((metric) => {
          const { label, text } = MEASURES[metric]
          const best = bestOf(metric, figures, unit, inView)
          return (
            <tr key={metric} className={styles.row}>
              <th scope="row" className={styles.what}>
                {label}
              </th>
              {figures.map((performance, index) => {
                const share = shareOf(metric, performance[metric])
                return (
                  <td
                    key={names[index]}
                    className={best.includes(index) ? styles.best : undefined}
                    data-barless={share === null || undefined}
                    data-column={index}
                  >
                    <Bar
                      label={best.includes(index) ? <BestMark /> : null}
                      text={text(performance[metric], unit)}
                      share={share ?? 0}
                    />
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
