import { sizeFor } from '@nireeka/contracts/bike-build'
import { useState } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { storedMeasures } from './stored-measures.ts'
import { inUnit, type Measured, readRider } from './measured.ts'
import { MeasureFields } from './measure-fields.tsx'
import styles from './finder.module.css'
import { SizeAdvice } from './size-advice.tsx'

/** The size finder: recommends a size by height and, between two sizes, by inseam. */
export function SizeFinder({ builder }: { builder: Builder }) {
  const [stored, setStored] = useState(storedMeasures.present)
  const measured = inUnit(stored, builder.unit)
  const { rider, errors } = readRider(measured)
  const keep = (next: Measured) => {
    storedMeasures.present = next
    setStored(next)
  }
  return (
    <div className={styles.finder}>
      <MeasureFields measured={measured} errors={errors} onChange={keep} />
      <div aria-live="polite">
        {rider ? <SizeAdvice advice={sizeFor(builder.bike.sizes, rider)} builder={builder} /> : null}
      </div>
    </div>
  )
}
