import { Button, Price } from '@nireeka/ui'
import type { RefObject } from 'react'

import type { Accessory } from './accessories.api.ts'
import styles from './accessory-page.module.css'
import { useAdding } from './use-adding.ts'
import { useIsInSight } from './use-is-in-sight.ts'

interface Props {
  item: Accessory
  /** The place of the page's own button. */
  offer: RefObject<Element | null>
}

/** On phones: price and button at the foot of the screen while the page's own button is out of sight. */
export function BuyBar({ item, offer }: Props) {
  const { isAdding, add } = useAdding(item)
  const isInSight = useIsInSight(offer)
  if (isInSight || item.availability === 'out_of_stock') return null
  return (
    <div className={styles.bar}>
      <p className={styles.barText}>
        <span className={styles.barTitle}>{item.title}</span>
        <Price dollars={item.price} />
      </p>
      <Button isBusy={isAdding} onClick={add}>
        Add to cart
      </Button>
    </div>
  )
}
