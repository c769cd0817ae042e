import { type CartFacts, formatPrice } from '@nireeka/contracts'

import { ProgressBar } from '../notice/progress-bar.tsx'

/** How many dollars are missing until shipping is free. */
export function CartFreeShipping({ from, missing }: NonNullable<CartFacts['freeShipping']>) {
  const label = missing > 0 ? `${formatPrice(missing)} more and shipping is free` : 'Shipping is free'
  return <ProgressBar label={label} share={missing > 0 ? 1 - missing / from : 1} />
}
