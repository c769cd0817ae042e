import { formatNumber } from '@nireeka/contracts'
import { DefinitionList } from '@nireeka/ui'

import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** A part's further facts. */
export function PartFacts({ part }: { part: SpareDetails }) {
  const { years, sizes, weightG, number } = part
  return (
    <section className={styles.facts} aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        Details
      </h2>
      <DefinitionList
        items={[
          { term: 'Model years', details: years },
          ...(sizes.length > 0 ? [{ term: 'Frame sizes', details: sizes.join(', ') }] : []),
          ...(weightG ? [{ term: 'Weight', details: `${formatNumber(weightG)}\u00A0g` }] : []),
          { term: 'Part number', details: number },
        ]}
      />
    </section>
  )
}
