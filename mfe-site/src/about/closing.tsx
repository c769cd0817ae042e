import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import styles from './closing.module.css'
import { RIDE } from './section-pictures.ts'

/** What ends the page: a ride, and the ways to the bikes and to a dealer. */
export const Closing = () => (
  <section className={styles.closing} aria-labelledby="onward">
    <div className={styles.card}>
      <Picture {...RIDE} ratio="3:2" sizes="(width < 60rem) 66vw, 48rem" />
      <div className={styles.words}>
        <h2 id="onward" className={styles.heading}>
          Come for a ride
        </h2>
        <p className={styles.buttons}>
          <Link className={buttonClass({ size: 'large' })} to="/configurator">
            See the bikes
          </Link>
          <Link className={buttonClass({ tone: 'secondary', size: 'large' })} to="/dealers">
            Find a dealer
          </Link>
        </p>
      </div>
    </div>
  </section>
)
