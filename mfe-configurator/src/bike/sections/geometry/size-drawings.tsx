import type { Measures } from '@nireeka/bike3d'
import type { Unit } from '@nireeka/kit/units'
import { useId } from 'react'

import type { Size } from '../../../bikes/bike.ts'
import { heights } from '../../../performance/measures.ts'
import { FrameDrawing } from './frame-drawing.tsx'
import { drawFrame } from './frame-lines.ts'
import type { MeasuredSize } from './geometry.ts'
import styles from './size-drawings.module.css'

interface Props {
  measured: readonly MeasuredSize[]
  /** The measures of the largest size, to whose scale all are drawn. */
  largest: Measures
  unit: Unit
}

/** A drawing of one size, and the choice of which. Style sheets show it, so it works without scripts. */
export function SizeDrawings({ measured, largest, unit }: Props) {
  const name = useId()
  const first = Math.max(
    measured.findIndex(({ size }) => size.note === null),
    0,
  )
  return (
    <div className={styles.sizes}>
      <fieldset>
        <legend className="visually-hidden">Size in the drawing</legend>
        <div className={styles.choices}>
          {measured.map(({ size }, index) => (
            <label key={size.id} className={styles.choice}>
              <input type="radio" name={name} className={styles.radio} defaultChecked={index === first} />
              {size.name}
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={styles.drawings}>
        {measured.map(({ size, measures }) => (
          <li key={size.id} className={styles.size}>
            <FrameDrawing drawing={drawFrame(measures, largest)} />
            <p className={styles.note}>
              <span className="visually-hidden">Size {size.name}: </span>
              {ridersText(size, unit)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const ridersText = ({ note, riderFrom, riderTo }: Size, unit: Unit) =>
  [`Riders ${heights(riderFrom, riderTo, unit)}`, note?.toLowerCase()].filter(Boolean).join(', ')
