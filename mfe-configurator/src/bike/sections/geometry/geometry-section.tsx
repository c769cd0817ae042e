import type { Unit } from '@nireeka/kit/units'

import type { Size } from '../../../bikes/bike.ts'
import { heights } from '../../../performance/measures.ts'
import { inSentence } from '../../../size/advice-text.ts'
import { FoldedSection } from '../folded-section.tsx'
import styles from '../sections.module.css'
import geometry from './geometry.module.css'
import { FrameDrawing } from './frame-drawing.tsx'
import { drawFrame } from './frame-lines.ts'
import { geometryRows, type GeometryRow, measuredSizes } from './geometry.ts'
import { ridersOf } from './riders/riders.ts'
import { RidersBeside } from './riders/riders-beside.tsx'

interface Props {
  bike: { slug: string; title: string; sizes: readonly Size[] }
  unit: Unit
}

/**
 * A drawing of each size to one scale, riders beside them, and the table of all measures. One that isn't built at present
 * is dimmed, and a line below the table says so.
 */
export function GeometrySection({ bike: { slug, title, sizes }, unit }: Props) {
  const all = measuredSizes(slug, sizes)
  const largest = all.at(-1)
  if (!largest) return null
  const riders = ridersOf(all)
  return (
    <FoldedSection
      id="geometry"
      heading="Geometry"
      lead="Our sizes, drawn to the same scale. Lengths are in millimetres."
    >
      <ul className={geometry.drawings}>
        {all.map(({ size, measures }) => (
          <li key={size.id} className={styles.size} data-unbuilt={size.note ? true : undefined}>
            <FrameDrawing drawing={drawFrame(measures, largest.measures)} />
            <p>
              <strong>{size.name}</strong>
              <span className={styles.note}>
                Riders <span className={geometry.heights}>{heights(size.riderFrom, size.riderTo, unit)}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {riders.length > 0 ? <RidersBeside riders={riders} largest={largest.measures} unit={unit} /> : null}
      <table className={`${styles.table} ${geometry.measures}`}>
        <caption className={styles.caption}>Geometry of the {title}</caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            {all.map(({ size }) => (
              <th key={size.id} scope="col" data-unbuilt={size.note ? true : undefined}>
                {size.name}
                {size.note ? '*' : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {geometryRows(all).map((row) => (
            <Row key={row.label} row={row} sizes={all.map(({ size }) => size)} />
          ))}
        </tbody>
      </table>
      {all.map(({ size }) =>
        size.note ? (
          <p key={size.id} className={geometry.note}>
            * Size {size.name}: {inSentence(size.note)}
          </p>
        ) : null,
      )}
    </FoldedSection>
  )
}

const Row = ({ row: { label, letter, values }, sizes }: { row: GeometryRow; sizes: readonly Size[] }) => (
  <tr>
    <th scope="row">
      {letter ? <span className={geometry.mark}>{letter}</span> : null}
      {label}
    </th>
    {values.map((value, index) => (
      <td key={sizes[index]?.id} data-unbuilt={sizes[index]?.note ? true : undefined}>
        {value}
      </td>
    ))}
  </tr>
)
