import { Button, Icon, Price, Skeleton } from '@nireeka/ui'
import type { RefObject } from 'react'

import type { Accessory } from '../accessories.api.ts'
import { beginsAtPrice } from '../begins-at-price.ts'
import { StockBadge } from '../stock-badge.tsx'
import { priceRange } from './choice.ts'
import { backOn, deliveryTime } from './delivery.ts'
import styles from './product.module.css'
import { SoldOut } from './sold-out.tsx'
import type { Buying } from './use-buying.ts'
import { Variants } from './variants.tsx'

interface Props {
  item: Accessory
  buying: Buying
  /** A ref to the element of the buy button. */
  place: RefObject<HTMLDivElement | null>
  /** Whether the choices aren't known yet. */
  isPartial: boolean
}

/** Everything needed for buying, together: price, variants, availability and the buy button. */
export function Offer({ item, buying, place, isPartial }: Props) {
  const { thing, isAdding, buy } = buying
  const stocked = thing.availability
  return (
    <div className={styles.buy}>
      <p className={styles.price}>
        <ShownPrice item={item} buying={buying} />
        <span aria-live="polite">
          <StockBadge item={thing} />
        </span>
      </p>
      <Variants item={item} buying={buying} />
      {isPartial && (item.hasVariants || stocked === 'out_of_stock') ? (
        <Skeleton kind="text" lines={3} />
      ) : (
        <div ref={place} className={styles.offer}>
          {stocked === 'out_of_stock' ? (
            <SoldOut id={thing.id} back={backOn(thing.restockOn)} />
          ) : (
            <Button size="large" isWide isBusy={isAdding} onClick={buy}>
              Add to cart
            </Button>
          )}
          <DeliveryTime item={item} isSoldOut={stocked === 'out_of_stock'} isPartial={isPartial} />
        </div>
      )}
    </div>
  )
}

interface TimeProps {
  item: Accessory
  isSoldOut: boolean
  isPartial: boolean
}

/** How long the delivery takes, with its place kept until that is known; nothing for what is sold out or isn't shipped. */
function DeliveryTime({ item: { delivery, category }, isSoldOut, isPartial }: TimeProps) {
  if (isSoldOut || category === 'gift' || (!delivery && !isPartial)) return null
  return (
    <p className={styles.time} aria-hidden={delivery ? undefined : true}>
      {delivery ? (
        <>
          <Icon name="box" /> {deliveryTime(delivery)}
        </>
      ) : null}
    </p>
  )
}

export function ShownPrice({ item, buying }: Pick<Props, 'item' | 'buying'>) {
  const range = priceRange(item)
  // Until the choices are known, only a gift card can have several prices.
  const mayDiffer = range ? range.lowest < range.highest : beginsAtPrice(item)
  const isOpen = mayDiffer && !buying.choice
  return (
    <span>
      {isOpen ? <span className={styles.from}>from </span> : null}
      <Price dollars={isOpen && range ? range.lowest : buying.thing.price} />
    </span>
  )
}
