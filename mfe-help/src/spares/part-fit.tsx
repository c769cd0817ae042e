import { Link } from '@nireeka/kit/router'

import { explodedPath } from './exploded/exploded.api.ts'
import { OwnFit } from './own-fit.tsx'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/**
 * Returns the rows that say which bikes a part fits, and whether it fits the reader's own. A condition that names all of
 * them stands alone, and its bikes only lead to where the part sits.
 */
export function fitOf(part: SpareDetails) {
  const { fits, fitsBikes, fitCondition } = part
  if (fitsBikes.length === 0) return [{ term: 'Fits', details: fits.join(', ') }]
  const namesAll =
    fitCondition !== null && fitsBikes.every(({ title }) => fitCondition.includes(shortOf(title)))
  return [
    {
      term: namesAll ? 'Exploded view' : 'Fits',
      details: (
        <>
          <Bikes bikes={fitsBikes} />
          {fitCondition && !namesAll ? ', under the condition above' : null}
        </>
      ),
    },
    { term: 'Your bike', details: <OwnFit part={part} /> },
  ]
}

/** Returns a bike's name as conditions have it: "Prime". */
const shortOf = (title: string) => title.replace('Nireeka ', '')

/** The bikes, each with the way to where the part sits. */
const Bikes = ({ bikes }: { bikes: SpareDetails['fitsBikes'] }) =>
  bikes.map(({ slug, title }, index) => (
    <span key={slug}>
      {index > 0 ? ', ' : ''}
      <Link className={styles.bike} to={explodedPath(slug)}>
        {title}
        <span className="visually-hidden">, part by part</span>
      </Link>
    </span>
  ))
