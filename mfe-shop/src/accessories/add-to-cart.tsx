import { usePlatform } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useTransition } from 'react'

import type { Accessory } from './accessories.api.ts'

export function AddToCart({ item }: { item: Accessory }) {
  const { cart } = usePlatform()
  const [isAdding, startAdding] = useTransition()
  if (item.availability === 'out_of_stock') return <p>Sold out at the moment.</p>
  const { id, title, description, price, image } = item
  return (
    <Button
      size="large"
      isWide
      isBusy={isAdding}
      onClick={() => startAdding(() => cart.add({ id, title, description, price, thumbnail: image }))}
    >
      Add to cart
    </Button>
  )
}
