import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, cardLinkClass, DateText, LayeredPicture, QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import { Waiting } from '../waiting.tsx'
import { bikePath, manualPath, type MemberBike, sparesPath } from './bike.ts'
import { memberBikes } from './bikes.api.ts'
import styles from './bike-cards.module.css'

interface Props {
  /** Shown without bikes; by default nothing, because the orders' empty state already links to the shop. */
  empty?: ReactNode
}

/** The member's bikes. */
export function YourBikes({ empty = null }: Props) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(memberBikes(http))}
      skeleton={<Waiting lines={3} />}
      failed="Your bikes can’t be shown right now"
      empty={empty}
    >
      {(bikes) => <Bikes bikes={bikes} />}
    </QueryView>
  )
}

const Bikes = ({ bikes }: { bikes: MemberBike[] }) => (
  <section className={styles.part} aria-labelledby="bikes">
    <h2 id="bikes" className={styles.heading}>
      {bikes.length === 1 ? 'Your bike' : 'Your bikes'}
    </h2>
    <ul className={styles.cards} aria-label="Your bikes">
      {bikes.map((bike) => (
        <BikeCard key={bike.id} bike={bike} isOnly={bikes.length === 1} />
      ))}
    </ul>
  </section>
)

const BikeCard = ({ bike, isOnly }: { bike: MemberBike; isOnly: boolean }) => (
  <li className={styles.card}>
    <span className={styles.picture}>
      <LayeredPicture
        src={bike.image}
        layers={bike.layers}
        alt=""
        sizes={`(width < 40rem) ${isOnly ? 90 : 40}vw, 20rem`}
      />
    </span>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link
          className={`${cardLinkClass} ${styles.link}`}
          to={bikePath(bike.id)}
          {...fetchedAhead(LAZY_PAGES.bike)}
        >
          {bike.title}
        </Link>
      </h3>
      <p className={styles.quiet}>
        Size {bike.size}, {bike.colour}
      </p>
      {bike.parts.length > 0 ? <p className={styles.quiet}>{toSummary(bike.parts)}</p> : null}
      <BikeDates bike={bike} />
      <p className={styles.ways}>
        <Link to={sparesPath(bike.id)}>
          Spares <span className="visually-hidden">for this {bike.title}</span>
        </Link>
        <Link to={manualPath(bike.slug)}>
          Manual <span className="visually-hidden">of the {bike.title}</span>
        </Link>
      </p>
    </div>
  </li>
)

const BikeDates = ({ bike: { deliveredOn, warranty } }: { bike: MemberBike }) =>
  deliveredOn ? (
    <>
      <p className={styles.quiet}>
        Yours since <DateText date={deliveredOn} />
      </p>
      {warranty ? (
        <p className={styles.quiet}>
          {warranty.isCovered ? 'Warranty until' : 'Warranty ended on'} <DateText date={warranty.until} />
        </p>
      ) : null}
    </>
  ) : (
    <p>
      <Badge tone="info">Being built</Badge>
    </p>
  )

const MOST_NAMES = 3

/**
 * Returns the first names of the parts and the number of the others, joined by dots because a name may contain a
 * comma.
 */
const toSummary = (parts: string[]) =>
  parts.length > MOST_NAMES + 1
    ? `${parts.slice(0, MOST_NAMES).join(' · ')} and ${parts.length - MOST_NAMES} more`
    : parts.join(' · ')
