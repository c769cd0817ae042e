import { Link } from '@nireeka/kit/router'
import { Badge, DateText, ItemRow, LayeredPicture } from '@nireeka/ui'

import { DOT } from '../dot.ts'
import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import { bikePath, manualPath, type MemberBike, sparesPath } from './bike.ts'
import styles from './bike-cards.module.css'

/** One of the member's bikes, large: what it is, its warranty, and the ways on. */
export const BikeCard = ({ bike }: { bike: MemberBike }) => (
  <ItemRow
    title={bike.title}
    link={<Link to={bikePath(bike.id)} {...fetchedAhead(LAZY_PAGES.bike)} />}
    picture={
      <LayeredPicture
        src={bike.image}
        layers={bike.layers}
        alt=""
        sizes="(width < 40rem) 90vw, (width < 60rem) 40vw, 24rem"
      />
    }
    pictureSize="large"
    facts={`Size ${bike.size}, ${bike.colour}`}
    actions={
      <>
        <Link to={bikePath(bike.id)} {...fetchedAhead(LAZY_PAGES.bike)}>
          Details <span className="visually-hidden">of your {bike.title}</span>
        </Link>
        <Link to={sparesPath(bike.id)}>
          Spares <span className="visually-hidden">for this {bike.title}</span>
        </Link>
        <Link to={manualPath(bike.slug)}>
          Manual <span className="visually-hidden">of the {bike.title}</span>
        </Link>
      </>
    }
  >
    {bike.parts.length > 0 ? <p className={styles.quiet}>{toSummary(bike.parts)}</p> : null}
    <BikeDates bike={bike} />
  </ItemRow>
)

const BikeDates = ({ bike: { deliveredOn, warranty } }: { bike: MemberBike }) =>
  deliveredOn ? (
    <>
      <p className={styles.quiet}>
        Yours since <DateText date={deliveredOn} format="shortDay" />
      </p>
      {warranty ? (
        <p className={styles.fact}>
          {warranty.isCovered ? 'Warranty until' : 'Warranty ended on'}{' '}
          <DateText date={warranty.until} format="shortDay" />
        </p>
      ) : null}
    </>
  ) : (
    <Badge tone="info">Being built</Badge>
  )

const MOST_NAMES = 3

/**
 * Returns the first names of the parts and the number of the others, joined by dots because a name may contain a
 * comma.
 */
const toSummary = (parts: string[]) =>
  parts.length > MOST_NAMES + 1
    ? `${parts.slice(0, MOST_NAMES).join(DOT)} and ${parts.length - MOST_NAMES} more`
    : parts.join(DOT)
