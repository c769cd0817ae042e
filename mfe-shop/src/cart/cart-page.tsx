import { type CartState, formatNumber, itemCount } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { FailedState, PageFrame, Skeleton } from '@nireeka/ui'
import { useEffect } from 'react'

import { CartView } from './cart-view.tsx'
import styles from './cart.module.css'

/** The cart page, with the same content as the cart drawer. */
export function CartPage() {
  useTitle('Your cart')
  const { cart } = usePlatform()
  const state = useStream(cart.state$)
  useEffect(() => cart.attend(), [cart])
  const count = itemCount(state.cart)
  return (
    <PageFrame
      kind="catalogue"
      heading="Your cart"
      lead={count > 0 ? `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}` : undefined}
    >
      <Content state={state} onRetry={() => void cart.reload()} />
    </PageFrame>
  )
}

function Content({ state, onRetry }: { state: CartState; onRetry: () => void }) {
  if (state.status === 'loading') return <Waiting />
  if (state.status === 'failed' && state.cart.lines.length === 0) {
    return (
      <FailedState title="Your cart can’t be shown right now" message={state.message} onRetry={onRetry} />
    )
  }
  return <CartView state={state} onRetry={onRetry} />
}

/** The skeleton while the session is unknown, when the cart may not be called empty yet. */
const Waiting = () => (
  <div className={styles.waiting}>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="text" lines={4} />
    <Skeleton kind="text" lines={4} />
  </div>
)
