import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import type { Accessory } from '../accessories.api.ts'
import styles from './product.module.css'
import { sizesOf } from './size-guide.tsx'

/** The categories of what isn't mounted on a bike, of which nobody asks whether it fits theirs. */
const UNMOUNTED: readonly string[] = ['helmet', 'wear', 'workshop', 'gift']

/** The bikes that a product fits, and its specifications. */
export function Facts({ item }: { item: Accessory }) {
  const rows = specificationsOf(item)
  const fits = fitsOf(item)
  if (rows.length === 0 && fits === null) return null
  return (
    <div className={styles.facts}>
      {fits ? <Fits {...fits} /> : null}
      {rows.length > 0 ? (
        <section aria-labelledby="specifications">
          <h2 id="specifications" className={styles.heading}>
            Specifications
          </h2>
          <DefinitionList items={rows} />
        </section>
      ) : null}
    </div>
  )
}

/** Returns what a product fits, in words and as bikes with a page; null where there is nothing to say. */
function fitsOf({ category, fits, fitsBikes }: Accessory) {
  const titles = fitsBikes.map(({ title }) => title)
  const words = fits.filter((word) => !titles.includes(word))
  return UNMOUNTED.includes(category) || fits.length + fitsBikes.length === 0 ? null : { words, fitsBikes }
}

function Fits({ words, fitsBikes }: NonNullable<ReturnType<typeof fitsOf>>) {
  return (
    <section aria-labelledby="fits">
      <h2 id="fits" className={styles.heading}>
        Fits
      </h2>
      <ul className={styles.fits}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
        {fitsBikes.map(({ slug, title }) => (
          <li key={slug}>
            <Link className={styles.bike} to={`/configurator/${slug}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns the specifications without the sizes that the size guide shows. The weight is added, unless the product's own
 * specifications include it.
 */
function specificationsOf(item: Accessory) {
  const { specifications, weightG } = item
  const guide = sizesOf(item)
  const rows = specifications
    .filter((it) => it !== guide)
    .map(({ label, value }) => ({ term: label, details: value }))
  const isTold = rows.some(({ term }) => term.toLowerCase().startsWith('weight'))
  return weightG && !isTold ? [...rows, { term: 'Weight', details: `${formatNumber(weightG)} g` }] : rows
}
