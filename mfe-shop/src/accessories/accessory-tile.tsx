import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture, Price, Rating } from '@nireeka/ui'

import type { AccessoryCard } from './accessories.api.ts'
import styles from './accessories.module.css'
import { StockBadge } from './stock-badge.tsx'

const SIZES = '(width < 40rem) 50vw, (width < 70rem) 33vw, 20rem'

export const AccessoryTile = ({ item }: { item: AccessoryCard }) => (
  <Card
    as="li"
    look="plain"
    picture={
      <div className={item.availability === 'out_of_stock' ? styles.soldOut : undefined}>
        <Picture src={item.image} alt="" sizes={SIZES} />
      </div>
    }
  >
    <h2 className={styles.title}>
      <Link className={cardLinkClass} to={`/shop/accessories/${item.id}`}>
        {item.title}
      </Link>
    </h2>
    <p className={styles.price}>
      <Price dollars={item.price} />
      {item.availability === 'in_stock' ? null : <StockBadge item={item} />}
    </p>
    <Rating value={item.rating} count={item.rating_count} />
  </Card>
)
