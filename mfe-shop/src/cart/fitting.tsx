import type { Cart } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useState } from 'react'

import { fittingFor } from './fitting.api.ts'
import { FittingTile } from './fitting-tile.tsx'
import styles from './fitting.module.css'

/**
 * Three accessories that go with what was in the cart when the page was opened. They stay while they are added, so
 * that neither the focus nor the page jumps. Whatever fails here, the cart does without.
 */
export function Fitting({ cart }: { cart: Cart }) {
  const { http } = usePlatform()
  const [productIds] = useState(() => [...new Set(cart.lines.map(({ productId }) => productId))].toSorted())
  const { data = [] } = useQuery(fittingFor(http, productIds))
  const inCart = new Set(cart.lines.map(({ productId }) => productId))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="fitting">
      <h2 id="fitting" className={styles.heading}>
        Goes well with your cart
      </h2>
      <ul className={styles.list}>
        {data.map((item) => (
          <FittingTile key={item.id} item={item} inCart={inCart} />
        ))}
      </ul>
    </section>
  )
}
