import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture, Price, WholeWords } from '@nireeka/ui'

import { Waiting } from '../../waiting.tsx'
import { type MemberBike, sparesPath } from '../bike.ts'
import styles from './own-bike.module.css'
import { type FittingPart, fittingParts } from './own-bike.api.ts'

/** Some spares of this very bike, with the ways to all that fits it. */
export function FittingParts({ bike: { id, slug, title } }: { bike: MemberBike }) {
  const { http } = usePlatform()
  const { data: parts = [], isPending } = useQuery(fittingParts(http, id))
  return (
    <section className={styles.part} aria-labelledby={`fits-${id}`}>
      <h3 id={`fits-${id}`} className={styles.heading}>
        Fits your {title}
      </h3>
      {isPending ? <Waiting lines={4} /> : null}
      {parts.length > 0 ? (
        <ul className={styles.fitting} aria-label={`Parts that fit your ${title}`}>
          {parts.map((part) => (
            <PartCard key={part.id} part={part} />
          ))}
        </ul>
      ) : null}
      <p className={styles.links}>
        <Link className={styles.link} to={sparesPath(id)}>
          All spares for this bike
        </Link>
        <Link className={styles.link} to={`/shop/accessories?bike=${slug}`}>
          Accessories for the {title}
        </Link>
      </p>
    </section>
  )
}

const PartCard = ({ part: { id, title, image, price } }: { part: FittingPart }) => (
  <Card as="li" look="plain" picture={<Picture src={image} alt="" sizes="(width < 40rem) 45vw, 13rem" />}>
    <h4 className={styles.partName}>
      <Link className={cardLinkClass} to={`/shop/spares/${id}`}>
        <WholeWords text={title} />
      </Link>
    </h4>
    <p className={styles.price}>
      <Price dollars={price} />
    </p>
  </Card>
)
