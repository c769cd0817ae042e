import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import { DIAGNOSIS } from '../diagnosis/diagnosis.api.ts'
import styles from './help-centre.module.css'

/** The way to the troubleshooter. */
export const Troubleshooter = () => (
  <section className={styles.troubleshooter} aria-labelledby="troubleshooter">
    <Picture
      src="/pictures/bikes/nireeka-prime-exploded.webp"
      alt=""
      sizes="(width < 60rem) 66vw, 30rem"
      isEager
    />
    <div className={styles.invitation}>
      <h2 id="troubleshooter">Something wrong with your bike?</h2>
      <p>Answer a few questions, and find out what to do next.</p>
      <p>
        <Link className={buttonClass({ size: 'large' })} to={DIAGNOSIS}>
          Find the problem
        </Link>
      </p>
    </div>
  </section>
)
