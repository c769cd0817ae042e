import type { Measures } from '@nireeka/bike3d'
import type { Unit } from '@nireeka/kit/units'

import { height } from '../../../../performance/measures.ts'
import styles from '../../sections.module.css'
import geometry from '../geometry.module.css'
import drawing from '../drawing.module.css'
import { BikeLines } from '../frame-drawing.tsx'
import { SILHOUETTE } from './silhouette.ts'
import { drawRider, type Rider, type RiderLines } from './riders.ts'
import own from './riders.module.css'

interface Props {
  riders: readonly Rider[]
  largest: Measures
  unit: Unit
}

/** Riders of three heights, each beside the size that suits them; one that isn't built now is dimmed. */
export const RidersBeside = ({ riders, largest, unit }: Props) => (
  <div className={styles.group}>
    <h3>Beside riders</h3>
    <p className={styles.lead}>Each rider stands beside the size we recommend, drawn to the same scale.</p>
    <ul className={geometry.riders}>
      {riders.map(({ heightCm, size, measures }) => (
        <li key={heightCm} className={styles.size} data-unbuilt={size.note ? true : undefined}>
          <RiderDrawing {...drawRider({ heightCm, measures }, largest)} />
          <p>
            <strong>{height(heightCm, unit)}</strong>
            <span className={styles.note}>Size {size.name}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
)

/** A rider beside a bike. Decorative: the text below it has the height and the size. */
const RiderDrawing = ({ box, ground, height: line, figure, bike }: RiderLines) => (
  <svg className={drawing.drawing} viewBox={box} aria-hidden="true">
    <line x1={0} y1={ground.y} x2={ground.width} y2={ground.y} />
    <line className={drawing.dimension} x1={line.x} y1={line.top} x2={line.x} y2={ground.y} />
    <path
      className={own.figure}
      d={SILHOUETTE}
      transform={`translate(${figure.x} ${figure.y}) scale(${figure.scale})`}
    />
    <g transform={`translate(${bike.x} ${bike.y})`}>
      <BikeLines lines={bike.lines} />
    </g>
  </svg>
)
