import type { TextWayData } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { cardLinkClass, Icon } from '@nireeka/ui'

import styles from './ways.module.css'

/** A list of ways to contact us; each row is clickable as a whole. */
export const Ways = ({ ways }: { ways: TextWayData[] }) => (
  <div className={styles.ways}>
    <ul className={styles.list} aria-label="Ways to reach us">
      {ways.map((way, place) => (
        <li key={`${place}-${way.to}`} className={styles.way}>
          <p className={styles.title}>{way.title}</p>
          <WayLink way={way} />
          <p className={styles.note}>{way.note}</p>
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
  </div>
)

const WayLink = ({ way: { to, label } }: { way: TextWayData }) =>
  to.startsWith('/') ? (
    <Link className={`${cardLinkClass} ${styles.link}`} to={to}>
      {label}
    </Link>
  ) : (
    <a className={`${cardLinkClass} ${styles.link}`} href={to}>
      {label}
    </a>
  )
