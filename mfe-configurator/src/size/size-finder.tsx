import { useState } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { keptMeasures } from './kept-measures.ts'
import { inUnit, type Measured, readRider } from './measured.ts'
import { MeasureFields } from './measure-fields.tsx'
import styles from './size.module.css'
import { SizeAdvice } from './size-advice.tsx'
import { sizeFor } from './size-for.ts'

/** The best size for a height and, between two sizes, for an inseam. */
export function SizeFinder({ builder }: { builder: Builder }) {
  const [kept, setKept] = useState(keptMeasures.present)
  const measured = inUnit(kept, builder.unit)
  const { rider, errors } = readRider(measured)
  const keep = (next: Measured) => {
    keptMeasures.present = next
    setKept(next)
  }
  return (
    <div className={styles.finderBody}>
      <MeasureFields measured={measured} errors={errors} onChange={keep} />
      <div aria-live="polite">
        {rider ? <SizeAdvice advice={sizeFor(builder.bike.sizes, rider)} builder={builder} /> : null}
      </div>
    </div>
  )
}
