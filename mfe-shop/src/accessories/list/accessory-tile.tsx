import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, Card, cardLinkClass, firstScreen, Picture, Price, Rating } from '@nireeka/ui'

import type { AccessoryCard } from '../accessories.api.ts'
import { ColourDots } from '../colour-dots.tsx'
import { useAdding } from '../product/use-adding.ts'
import { StockBadge } from '../stock-badge.tsx'
import styles from './tile.module.css'

const SIZES = '(width < 40rem) 50vw, (width < 70rem) 33vw, 20rem'

/** How many tiles are on the first screen: one row. */
const FIRST_SCREEN = { phone: 2, wide: 3 }

interface Props {
  item: AccessoryCard
  /** The tile's place in the list, from 0. */
  index: number
}

export const AccessoryTile = ({ item, index }: Props) => (
  <Card
    as="li"
    look="plain"
    picture={
      <div className={item.availability === 'out_of_stock' ? styles.soldOut : undefined}>
        <Picture src={item.image} alt="" sizes={SIZES} {...firstScreen(index, FIRST_SCREEN)} />
      </div>
    }
  >
    <h2 className={styles.title} id={titleId(item)}>
      <Link className={cardLinkClass} to={`/shop/accessories/${item.id}`}>
        {item.title}
      </Link>
    </h2>
    <Rating value={item.rating} count={item.ratingCount} />
    <ColourDots colours={item.colours} />
    <p className={styles.price}>
      <span>
        {beginsAtPrice(item) ? <span className={styles.from}>from </span> : null}
        <Price dollars={item.price} />
      </span>
      {item.availability === 'in_stock' ? null : <StockBadge item={item} />}
    </p>
    <Action item={item} />
  </Card>
)

/**
 * Returns whether a card shows "from" before its price: among products with variants, only gift card amounts differ
 * in price.
 */
const beginsAtPrice = ({ category, hasVariants }: AccessoryCard) => hasVariants && category === 'gift'

const titleId = ({ id }: AccessoryCard) => `accessory-${id}`

function Action({ item }: { item: AccessoryCard }) {
  const { isAdding, add } = useAdding()
  if (item.hasVariants || item.availability === 'out_of_stock') {
    // The whole card is the link; the button-like text is only styled and isn't a second link.
    return (
      <span className={buttonClass({ tone: 'secondary', size: 'small', isWide: true })} aria-hidden="true">
        {item.availability === 'out_of_stock' ? 'Tell me when it is back' : 'Choose'}
      </span>
    )
  }
  return (
    <Button
      tone="secondary"
      size="small"
      isWide
      isBusy={isAdding}
      aria-describedby={titleId(item)}
      onClick={() => add(item)}
    >
      Add to cart
    </Button>
  )
}
