import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import styles from './help-centre.module.css'

/** Links for readers who didn't find an answer. */
export const MoreHelp = () => (
  <section className={styles.more} aria-labelledby="more-help">
    <div className={styles.invitation}>
      <h2 id="more-help">No answer yet?</h2>
      <p>Riders help each other in the forum, and our support team is there around the clock.</p>
    </div>
    <p className={styles.links}>
      <Link className={buttonClass()} to="/contact">
        Contact us
      </Link>
      <Link className={buttonClass({ tone: 'secondary' })} to="/forum/1">
        Ask in the forum
      </Link>
    </p>
  </section>
)
