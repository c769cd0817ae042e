import { METRICS } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'
import { Bar } from '@nireeka/ui'

import { MEASURES } from '../performance/measures.ts'
import { betterOf } from './better-of.ts'
import type { Side } from './compare-address.ts'
import { TableHead } from './compare-table.tsx'
import styles from './compare-table.module.css'

interface Props {
  names: readonly [one: string, two: string]
  one: Performance
  two: Performance
  unit: Unit
}

const PRACTICALITY =
  'A score for daily use: fenders, a rack, lights, a lock or a belt drive, for example, each add points.'

const SIDES = ['one', 'two'] as const satisfies readonly Side[]

/** A table of both builds’ figures, in the columns of their pictures; the better one of each row is marked. */
export function CompareFigures({ names, unit, ...figures }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Figures</caption>
      <TableHead names={names} />
      <tbody>
        {METRICS.map((metric) => {
          const { label, full, isLowerBetter, text } = MEASURES[metric]
          const better = betterOf(metric, figures.one, figures.two, unit)
          return (
            <tr key={metric} className={styles.row}>
              <th scope="row" className={styles.what}>
                {label}
                {isLowerBetter ? ' (lower is better)' : null}
                {metric === 'practicality' ? <span className={styles.about}> {PRACTICALITY}</span> : null}
              </th>
              {SIDES.map((side) => (
                <td key={side} className={side === better ? styles.better : undefined}>
                  <Bar
                    label={side === better ? 'Better' : ''}
                    text={text(figures[side][metric], unit)}
                    share={figures[side][metric] / full}
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
