import { ASSISTS } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'

import styles from '../sections.module.css'
import { ASSIST_LABELS, type ChosenRide, temperatureText } from './ride.ts'

interface Props {
  /** The ride, of which the table changes assistance and temperature. */
  ride: ChosenRide
  distance: (ride: ChosenRide) => string
  unit: Unit
}

const CELSIUS = [18, 0, -10]

/** The same ride at each level of assistance, in summer and in winter. */
export const RangeTable = ({ ride, distance, unit }: Props) => (
  <table className={styles.table}>
    <caption className={styles.caption}>The same ride at other levels and temperatures</caption>
    <thead>
      <tr>
        <th scope="col">Assistance</th>
        {CELSIUS.map((celsius) => (
          <th key={celsius} scope="col">
            {temperatureText(celsius, unit)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ASSISTS.map((assist) => (
        <tr key={assist}>
          <th scope="row">{ASSIST_LABELS[assist]}</th>
          {CELSIUS.map((celsius) => (
            <td key={celsius}>{distance({ ...ride, assist, celsius })}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
