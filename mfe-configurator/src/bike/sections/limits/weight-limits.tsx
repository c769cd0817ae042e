import type { Unit } from '@nireeka/kit/units'

import type { AboutBike } from '../about.api.ts'
import { Section } from '../section.tsx'
import styles from '../sections.module.css'
import { weightText } from './weights.ts'

interface Props {
  limits: AboutBike['limits']
  unit: Unit
}

/** What a bike may carry at most. */
export const WeightLimits = ({ limits, unit }: Props) =>
  limits.length === 0 ? null : (
    <Section id="weight-limits" heading="Weight limits">
      <table className={styles.table}>
        <tbody>
          {limits.map(({ label, kg, note }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note ? <span className={styles.note}>{note}</span> : null}
              </th>
              <td>{weightText(kg, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
