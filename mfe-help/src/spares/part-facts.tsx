import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import { sparesPath } from './list-params.ts'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** What a part fits, and what the mechanic has to know. */
export function PartFacts({ part }: { part: SpareDetails }) {
  const { fits, fitsBikes, years, sizes, torqueNm, weightG, number } = part
  return (
    <section className={styles.facts} aria-labelledby="fits">
      <h2 id="fits" className={styles.heading}>
        Fits
      </h2>
      <DefinitionList
        items={[
          { term: 'Bikes', details: fitsBikes.length > 0 ? <Bikes bikes={fitsBikes} /> : fits.join(', ') },
          { term: 'Model years', details: years },
          ...(sizes.length > 0 ? [{ term: 'Frame sizes', details: sizes.join(', ') }] : []),
          ...(torqueNm === null ? [] : [{ term: 'Torque', details: `${torqueNm}\u00A0Nm` }]),
          ...(weightG ? [{ term: 'Weight', details: `${formatNumber(weightG)}\u00A0g` }] : []),
          { term: 'Part number', details: number },
        ]}
      />
    </section>
  )
}

const Bikes = ({ bikes }: { bikes: SpareDetails['fitsBikes'] }) =>
  bikes.map(({ slug, title }, index) => (
    <span key={slug}>
      {index > 0 ? ', ' : ''}
      <Link to={sparesPath({ bike: slug })}>{title}</Link>
    </span>
  ))
