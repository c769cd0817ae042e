import { Link } from '@nireeka/kit/router'
import { Badge, buttonClass, cardLinkClass, DateText, Icon, LayeredPicture } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import { bikePath, manualPath, type MemberBike, sparesPath } from './bike.ts'
import styles from './bike-cards.module.css'

interface Props {
  bike: MemberBike
  /** Whether it is the member's only bike, whose card is larger. */
  isOnly: boolean
}

/** One of the member's bikes: what it is, its warranty, its next service, and the ways on. */
export const BikeCard = ({ bike, isOnly }: Props) => (
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
        <Link
          className={buttonClass({ tone: 'secondary', size: 'small' })}
          to={bikePath(bike.id)}
          {...fetchedAhead(LAZY_PAGES.bike)}
        >
          Details <span className="visually-hidden">of your {bike.title}</span>
          <Icon name="arrow-right" />
        </Link>
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

const BikeDates = ({ bike: { deliveredOn, warranty, serviceDueOn } }: { bike: MemberBike }) =>
  deliveredOn ? (
    <>
      <p className={styles.quiet}>
        Yours since <DateText date={deliveredOn} />
      </p>
      {warranty ? (
        <p className={styles.fact}>
          {warranty.isCovered ? 'Warranty until' : 'Warranty ended on'} <DateText date={warranty.until} />
        </p>
      ) : null}
      {serviceDueOn ? (
        <p className={styles.fact}>
          <Badge tone="highlight">Service due</Badge> around <DateText date={serviceDueOn} />
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
