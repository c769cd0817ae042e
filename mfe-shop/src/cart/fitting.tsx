import type { Cart } from '@nireeka/contracts'

import { FittingTile } from './fitting-tile.tsx'
import styles from './fitting.module.css'
import { useFitting } from './use-fitting.ts'

/**
 * Three accessories that go with what was in the cart when the page was opened. They stay while they are added, so
 * that neither the focus nor the page jumps. Whatever fails here, the cart does without.
 */
export function Fitting({ cart }: { cart: Cart }) {
  const { items, inCart } = useFitting(cart)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="fitting">
      <h2 id="fitting" className={styles.heading}>
        Goes well with your cart
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <FittingTile key={item.id} item={item} inCart={inCart} />
        ))}
      </ul>
    </section>
  )
}
