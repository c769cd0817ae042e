import { Link } from '@nireeka/kit/router'
import { cardLinkClass, Icon } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import { fetchedAhead, LAZY_PAGES } from '../../lazy-pages.ts'
import { bikePath, manualPath, type MemberBike, stolenPath, upgradePath } from '../bike.ts'
import styles from './bike-ways.module.css'

/** All that can be done with a bike, in one block: settings and warranty, manual, upgrades, and help when it is gone. */
export const BikeWays = ({ bike }: { bike: MemberBike }) => (
  <ul className={styles.ways} aria-label={`For your ${bike.title}`}>
    <Way
      icon="settings"
      title="Settings and warranty"
      about={`of your ${bike.title}`}
      details="Assist, speed limit and lights; cover part by part"
      to={bikePath(bike.id)}
      {...fetchedAhead(LAZY_PAGES.bike)}
    />
    <Way
      icon="info"
      title="Manual"
      about={`of your ${bike.title}`}
      details="First ride, battery, care and error codes"
      to={manualPath(bike.slug)}
    />
    <Way
      icon="plus"
      title="Upgrades"
      about={`for your ${bike.title}`}
      details="Parts that we can still fit to it"
      to={upgradePath(bike)}
    />
    {bike.serialNumber ? (
      <Way
        icon="lock"
        title="Report it stolen"
        about={`(your ${bike.title})`}
        details="Tell us at once; your message has its serial number"
        to={stolenPath(bike)}
      />
    ) : null}
  </ul>
)

interface WayProps extends ComponentProps<typeof Link> {
  icon: ComponentProps<typeof Icon>['name']
  title: string
  /** What a screen reader reads after the title. */
  about: string
  details: string
}

const Way = ({ icon, title, about, details, ...link }: WayProps) => (
  <li className={styles.way}>
    <Icon name={icon} />
    <span className={styles.wayWords}>
      <Link {...link} className={`${cardLinkClass} ${styles.wayLink}`}>
        {title} <span className="visually-hidden">{about}</span>
      </Link>
      <span className={styles.quiet}>{details}</span>
    </span>
    <Icon name="chevron-right" />
  </li>
)
