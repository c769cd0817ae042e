import type { Cart } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useState } from 'react'

import { fittingFor } from './fitting.api.ts'

/** Returns the accessories that go with what was in the cart when the page was opened, and what is in the cart now. */
export function useFitting(cart: Cart) {
  const { http } = usePlatform()
  const [productIds] = useState(() => [...new Set(cart.lines.map(({ productId }) => productId))].toSorted())
  const { data: items = [] } = useQuery(fittingFor(http, productIds))
  return { items, inCart: new Set(cart.lines.map(({ productId }) => productId)) }
}
