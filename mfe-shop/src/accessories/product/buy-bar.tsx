import { Button } from '@nireeka/ui'
import type { RefObject } from 'react'

import { FootBar } from '../../foot-bar/foot-bar.tsx'
import { useIsInSight } from '../../foot-bar/use-is-in-sight.ts'
import type { Accessory } from '../accessories.api.ts'
import { ShownPrice } from './offer.tsx'
import type { Buying } from './use-buying.ts'

interface Props {
  item: Accessory
  buying: Buying
  /** The element of the page's own buy button. */
  offer: RefObject<Element | null>
}

/** The share of the choices by which one is choosing: a sliver of them. */
const A_BIT = 0.05

/**
 * On phones, a bar with price and button at the foot of the screen while the page's own button is out of sight, and the
 * choices, over which it would lie, are too.
 */
export function BuyBar({ item, buying, offer }: Props) {
  const isInSight = useIsInSight(offer)
  const isChoosing = useIsInSight(buying.choices, A_BIT) && item.variants.length > 0
  if (isInSight || isChoosing || buying.thing.availability === 'out_of_stock') return null
  return (
    <FootBar title={buying.choice?.title ?? item.title} price={<ShownPrice item={item} buying={buying} />}>
      <Button isBusy={buying.isAdding} onClick={buying.buy}>
        Add to cart
      </Button>
    </FootBar>
  )
}
