import { type BikeSlug, isBike, moreStillsOf } from '@nireeka/bike3d'
import { Gallery } from '@nireeka/ui'

import type { BuildableBike } from './bike.api.ts'
import styles from './bike-page.module.css'
import { LaterSections } from './sections/later-sections.tsx'
import { BikeRating } from './sections/reviews/bike-rating.tsx'

/** The bike's description and close-up pictures; for a new bike also everything else that there is to tell. */
export const AboutBike = ({ bike }: { bike: BuildableBike }) => (
  <>
    <section className={styles.about} aria-labelledby="about">
      <div className={styles.words}>
        <h2 id="about">About the {bike.title}</h2>
        {bike.owned ? null : <BikeRating slug={bike.slug} />}
        <p className={styles.summary}>{bike.summary}</p>
        <p>{bike.description}</p>
      </div>
      {isBike(bike.slug) ? (
        <div className={styles.gallery}>
          <Gallery
            pictures={closeUpsFirst(bike.slug)}
            alt={`The ${bike.title} up close`}
            sizes="(width < 60rem) 66vw, 48rem"
          />
        </div>
      ) : null}
    </section>
    {bike.owned ? null : <LaterSections bike={bike} />}
  </>
)

/** How many of a bike's pictures show the whole bike; they come first in its list. */
const WHOLE_VIEWS = 2

/** The builder just above shows the whole bike, so its sides come last. */
function closeUpsFirst(slug: BikeSlug) {
  const views = moreStillsOf(slug)
  return [...views.slice(WHOLE_VIEWS), ...views.slice(0, WHOLE_VIEWS)]
}
