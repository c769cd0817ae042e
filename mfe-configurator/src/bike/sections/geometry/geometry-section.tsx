import type { Unit } from '@nireeka/kit/units'

import type { Size } from '../../../bikes/bike.ts'
import { FoldedSection } from '../folded-section.tsx'
import styles from '../sections.module.css'
import { geometryRows, type GeometryRow, measuredSizes } from './geometry.ts'
import { ridersOf } from './riders/riders.ts'
import { RidersBeside } from './riders/riders-beside.tsx'
import { SizeDrawings } from './size-drawings.tsx'

interface Props {
  bike: { slug: string; title: string; sizes: readonly Size[] }
  unit: Unit
}

/** A drawing of each size to one scale beside the table of all measures, and riders beside the sizes. */
export function GeometrySection({ bike: { slug, title, sizes }, unit }: Props) {
  const measured = measuredSizes(slug, sizes)
  const largest = measured.at(-1)
  if (!largest) return null
  const riders = ridersOf(measured)
  return (
    <FoldedSection
      id="geometry"
      heading="Geometry"
      lead="All measures in millimetres, with riders beside the sizes"
    >
      <div className={styles.halves}>
        <SizeDrawings measured={measured} largest={largest.measures} unit={unit} />
        <table className={styles.table}>
          <caption className={styles.caption}>Geometry of the {title}</caption>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              {measured.map(({ size }) => (
                <th key={size.id} scope="col">
                  {size.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {geometryRows(measured).map((row) => (
              <Row key={row.label} row={row} sizes={measured.map(({ size }) => size)} />
            ))}
          </tbody>
        </table>
      </div>
      {riders.length > 0 ? <RidersBeside riders={riders} largest={largest.measures} unit={unit} /> : null}
    </FoldedSection>
  )
}

const Row = ({ row: { label, letter, values }, sizes }: { row: GeometryRow; sizes: readonly Size[] }) => (
  <tr>
    <th scope="row">
      {letter ? <span className={styles.mark}>{letter}</span> : null}
      {label}
    </th>
    {values.map((value, index) => (
      <td key={sizes[index]?.id}>{value}</td>
    ))}
  </tr>
)
