import { type Cart, type CartFacts, type CartLine, formatPrice } from '@nireeka/contracts'
import { Button, CartFreeShipping } from '@nireeka/ui'
import { useRef } from 'react'

import { useAdding } from '../accessories/product/use-adding.ts'
import styles from './free-shipping.module.css'
import { suggestionFor } from './suggestion.ts'
import { useFitting } from './use-fitting.ts'

/**
 * How far it is to free shipping, above the lines. Its place is kept until the server has told it, and stays empty where
 * shipping is never free, so that nothing moves. Carts with a bike have none: a bike's shipping has a price of its own.
 */
export function FreeShipping({ cart }: { cart: Cart }) {
  const { facts, lines } = cart
  if (lines.some(isBike)) return null
  return facts?.freeShipping ? (
    <Progress cart={cart} {...facts.freeShipping} />
  ) : (
    <div className={styles.box} />
  )
}

const isBike = ({ bikeSlug, orderBikeId }: CartLine) => bikeSlug !== null && orderBikeId === null

type Told = NonNullable<CartFacts['freeShipping']>

/** The progress, and one accessory that is added with one click. */
function Progress({ cart, from, missing }: Told & { cart: Cart }) {
  const box = useRef<HTMLElement>(null)
  const { items, inCart } = useFitting(cart)
  const { isAdding, add } = useAdding()
  const item = missing > 0 ? suggestionFor(missing, items, inCart) : undefined
  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-label="Free shipping">
      <CartFreeShipping from={from} missing={missing} />
      {item ? (
        <Button
          tone="secondary"
          size="small"
          isBusy={isAdding}
          onClick={() => {
            add(item)
            // The button is about to go, or to offer something else.
            box.current?.focus()
          }}
        >
          Add {item.title}, {formatPrice(item.price)}
        </Button>
      ) : (
        <p className={styles.from}>Standard shipping is free from {formatPrice(from)}.</p>
      )}
    </section>
  )
}
