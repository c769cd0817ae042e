import type { CartState } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, CartChanges, CartLines, type useTypedPromo } from '@nireeka/ui'
import type { RefObject } from 'react'

import { SeenProducts } from '../accessories/seen/recently-seen.tsx'
import styles from './cart.module.css'
import { EmptyCart } from './empty-cart.tsx'
import { Fitting } from './fitting.tsx'
import { Popular } from './popular.tsx'
import { Sum } from './sum.tsx'

const LOG_IN = `/login?continue=${encodeURIComponent('/shop/cart')}`

/** What leads to the payment: the promo code, and the element of the summary's button. */
export interface Paying {
  typed: ReturnType<typeof useTypedPromo>
  button: RefObject<HTMLDivElement | null>
}

interface Props {
  state: Exclude<CartState, { status: 'loading' }>
  paying: Paying
  onRetry: () => void
}

/** Renders a cart that has been loaded, even if it may be outdated. */
export function CartView({ state, paying, onRetry }: Props) {
  const { cart: port, session$ } = usePlatform()
  const { status } = useStream(session$)
  const { cart } = state
  const isEmpty = cart.lines.length === 0
  return (
    <div className={isEmpty ? undefined : styles.columns}>
      <div className={styles.main}>
        {state.status === 'failed' ? <Old message={state.message} onRetry={onRetry} /> : null}
        <CartChanges cart={cart} port={port} />
        <CartLines
          cart={cart}
          port={port}
          min={status === 'member' ? 1 : 0}
          isWhole
          linkTo={(path) => <Link to={path} />}
          empty={<EmptyCart>{status === 'guest' ? <FilledBefore /> : null}</EmptyCart>}
        />
      </div>
      {isEmpty ? (
        <div className={styles.instead}>
          <SeenProducts except={null} />
          <Popular />
        </div>
      ) : (
        <>
          <Sum cart={cart} port={port} {...paying} />
          <Fitting cart={cart} />
        </>
      )}
    </div>
  )
}

const Old = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Alert tone="danger" title="Your cart may be out of date">
    <p>{message}</p>
    <div className={styles.retry}>
      <Button tone="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </Alert>
)

const FilledBefore = () => (
  <p>
    Filled your cart before? <Link to={LOG_IN}>Log in</Link> to see it.
  </p>
)
