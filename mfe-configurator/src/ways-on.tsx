import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import styles from './ways-on.module.css'

interface Props {
  heading: string
  text: string
  /** The way on that is offered before the one to us. */
  way: { to: string; label: string }
}

/** What ends a page: the ways on for whoever has not found a bike there. */
export const WaysOn = ({ heading, text, way }: Props) => (
  <section className={styles.ways} aria-labelledby="ways-on">
    <div className={styles.words}>
      <h2 id="ways-on">{heading}</h2>
      <p>{text}</p>
    </div>
    <p className={styles.links}>
      {[way, ASK_US].map(({ to, label }) => (
        <Link key={to} className={buttonClass({ tone: 'secondary' })} to={to}>
          {label}
        </Link>
      ))}
    </p>
  </section>
)

const ASK_US = { to: '/contact', label: 'Ask us' }
