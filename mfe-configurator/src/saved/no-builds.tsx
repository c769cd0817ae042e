import { Link } from '@nireeka/kit/router'

import styles from './builds.module.css'
import { ReadyMadeBuilds } from './ready-made-builds.tsx'

/** Stands in the place of the saved builds while there are none. */
export const NoBuilds = () => (
  <section className={styles.start} aria-labelledby="no-builds">
    <div className={styles.lead}>
      <h2 id="no-builds">You haven’t saved a bike yet</h2>
      <p>
        Start from one of our builds and change what you like, or{' '}
        <Link to="/configurator">start from a standard bike</Link>. Press “Save this bike” in its summary, and
        you’ll find it here.
      </p>
    </div>
    <ReadyMadeBuilds />
  </section>
)
