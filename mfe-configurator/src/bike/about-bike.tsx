import { isBike, moreStillsOf } from '@nireeka/bike3d'
import { Gallery } from '@nireeka/ui'

import type { BuildableBike } from './bike.api.ts'
import styles from './bike-page.module.css'

/** The bike's description and close-up pictures. */
export const AboutBike = ({ bike }: { bike: BuildableBike }) => (
  <section className={styles.about} aria-labelledby="about">
    <div className={styles.words}>
      <h2 id="about">About the {bike.title}</h2>
      <p className={styles.summary}>{bike.summary}</p>
      <p>{bike.description}</p>
    </div>
    {isBike(bike.slug) ? (
      <Gallery
        pictures={moreStillsOf(bike.slug)}
        alt={`${bike.title} from near`}
        sizes="(width < 60rem) 66vw, 48rem"
      />
    ) : null}
  </section>
)
