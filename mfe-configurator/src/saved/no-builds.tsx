import styles from './builds.module.css'
import { StartBikes } from './start-bikes.tsx'

/** Stands in the place of the saved builds while there are none. */
export const NoBuilds = () => (
  <section className={styles.start} aria-labelledby="no-builds">
    <div className={styles.lead}>
      <h2 id="no-builds">You haven’t saved a bike yet</h2>
      <p>Start with one of these. Press “Save this bike” in its summary, and you’ll find it here.</p>
    </div>
    <StartBikes />
  </section>
)
