import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import { type Bike, countAbout } from './bike-filter.ts'
import type { Contents } from './help-centre.api.ts'
import styles from './help-centre.module.css'

interface Props {
  contents: Contents
  chosen: Bike | null
}

/** The bikes that articles are about, as links to these articles alone. */
export const BikeChips = ({ contents: { groups, bikes }, chosen }: Props) =>
  bikes.length === 0 ? null : (
    <nav className={styles.bikes} aria-label="Articles by bike">
      <ChipList>
        <ChipLink link={<Link to="/help-center" />} label="All articles" isCurrent={chosen === null} />
        {bikes.map((bike) => (
          <ChipLink
            key={bike.slug}
            link={<Link to={`/help-center?${new URLSearchParams({ bike: bike.slug })}`} />}
            label={bike.title}
            count={countAbout(groups, bike)}
            isCurrent={bike.slug === chosen?.slug}
          />
        ))}
      </ChipList>
      {chosen ? (
        <p className={styles.about}>
          Articles about the {chosen.title} only. All other articles apply to every bike.
        </p>
      ) : null}
    </nav>
  )
