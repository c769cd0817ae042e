import { Badge } from '@nireeka/ui'

import type { AccessoryCard } from './accessories.api.ts'

type Stocked = Pick<AccessoryCard, 'availability' | 'stock'>

export function StockBadge({ item }: { item: Stocked }) {
  if (item.availability === 'out_of_stock') return <Badge tone="neutral">Sold out</Badge>
  if (item.availability === 'low') return <Badge tone="highlight">Only {item.stock} left</Badge>
  return <Badge tone="success">In stock</Badge>
}
