import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture, Price } from '@nireeka/ui'

import styles from './small-tile.module.css'

interface Props {
  id: number
  title: string
  image: string | null
  /** Dollars; omitted where the known price may be outdated. */
  price?: number
}

/** A small link to a product, with its picture and title. */
export const SmallTile = ({ id, title, image, price }: Props) => (
  <Card
    as="li"
    look="plain"
    picture={<Picture src={image} alt="" sizes="(width < 40rem) 50vw, (width < 70rem) 25vw, 18rem" />}
  >
    <h3 className={styles.title}>
      <Link className={cardLinkClass} to={`/shop/accessories/${id}`}>
        {title}
      </Link>
    </h3>
    {price === undefined ? null : (
      <p className={styles.price}>
        <Price dollars={price} />
      </p>
    )}
  </Card>
)
