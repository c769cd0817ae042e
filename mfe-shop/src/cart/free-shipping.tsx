import { type Cart, type CartFacts, formatPrice, subtotal } from '@nireeka/contracts'
import { Button, CartFreeShipping, Icon } from '@nireeka/ui'
import { useRef } from 'react'

import { useAdding } from '../accessories/product/use-adding.ts'
import styles from './free-shipping.module.css'
import { isBike } from './is-bike.ts'
import { suggestionFor } from './suggestion.ts'
import { useFitting } from './use-fitting.ts'

/** From how many dollars shipping is free in most countries: only the height of what isn't known yet depends on it. */
const USUAL_FROM = 150

/**
 * How far it is to free shipping, above the total. Its place is kept until the server has told it, and stays empty where
 * shipping is never free, so that nothing moves. Carts with a bike have none: a bike's shipping has a price of its own.
 */
export function FreeShipping({ cart }: { cart: Cart }) {
  const { facts, lines } = cart
  if (lines.some(isBike)) return null
  return facts?.freeShipping ? (
    <Progress cart={cart} {...facts.freeShipping} />
  ) : (
    <div className={subtotal(cart) < USUAL_FROM ? styles.box : styles.reached} />
  )
}

type Told = NonNullable<CartFacts['freeShipping']>

/** The progress with one accessory that is added with one click; once it is reached, a line that says so. */
function Progress({ cart, from, missing }: Told & { cart: Cart }) {
  const box = useRef<HTMLElement>(null)
  const isReached = missing <= 0
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={isReached ? styles.reached : styles.box}
      aria-label="Free shipping"
    >
      {isReached ? (
        <Reached from={from} />
      ) : (
        <>
          <CartFreeShipping from={from} missing={missing} />
          {/* The button is about to go, or to offer something else. */}
          <Suggestion cart={cart} from={from} missing={missing} onAdd={() => box.current?.focus()} />
        </>
      )}
    </section>
  )
}

const Reached = ({ from }: { from: number }) => (
  <p>
    <Icon name="check" /> <strong>Shipping is free</strong>, as always from {formatPrice(from)}
  </p>
)

function Suggestion({ cart, from, missing, onAdd }: Told & { cart: Cart; onAdd: () => void }) {
  const { items, inCart } = useFitting(cart)
  const { isAdding, add } = useAdding()
  const item = suggestionFor(missing, items, inCart)
  if (!item) return <p className={styles.from}>Standard shipping is free from {formatPrice(from)}.</p>
  return (
    <Button
      tone="secondary"
      size="small"
      isBusy={isAdding}
      onClick={() => {
        add(item)
        onAdd()
      }}
    >
      Add {item.title}, {formatPrice(item.price)}
    </Button>
  )
}
