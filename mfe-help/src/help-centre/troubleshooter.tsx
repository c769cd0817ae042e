import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { DIAGNOSIS } from '../diagnosis/diagnosis.api.ts'
import styles from './help-centre.module.css'

/** The way to the troubleshooter. */
export const Troubleshooter = () => (
  <section className={styles.troubleshooter} aria-labelledby="troubleshooter">
    <div className={styles.invitation}>
      <h2 id="troubleshooter" className={styles.small}>
        Something wrong with your bike?
      </h2>
      <p>Answer a few questions, and find out what to do next.</p>
    </div>
    <Link className={buttonClass()} to={DIAGNOSIS}>
      Find the problem
    </Link>
  </section>
)
