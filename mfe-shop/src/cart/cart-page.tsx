import { type CartState, formatNumber, itemCount } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { FailedState, PageFrame, Skeleton, useTypedPromo } from '@nireeka/ui'
import { useEffect, useRef } from 'react'

import { CartView, type Paying } from './cart-view.tsx'
import styles from './cart.module.css'
import { PayBar } from './pay-bar.tsx'
import { CHECKOUT } from './to-payment.tsx'

/** The cart page, with the same content as the cart drawer. */
export function CartPage() {
  useTitle('Your cart')
  const { cart, navigate } = usePlatform()
  const state = useStream(cart.state$)
  const typed = useTypedPromo(cart, () => navigate(CHECKOUT))
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => cart.attend(), [cart])
  const count = itemCount(state.cart)
  return (
    <div>
      <PageFrame
        kind="catalogue"
        heading="Your cart"
        lead={count > 0 ? `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}` : undefined}
      >
        <Content state={state} paying={{ typed, button }} onRetry={() => void cart.reload()} />
      </PageFrame>
      {state.status === 'loading' || count === 0 ? null : (
        <PayBar cart={state.cart} send={typed.send} button={button} />
      )}
    </div>
  )
}

interface ContentProps {
  state: CartState
  paying: Paying
  onRetry: () => void
}

function Content({ state, paying, onRetry }: ContentProps) {
  if (state.status === 'loading') return <Waiting />
  if (state.status === 'failed' && state.cart.lines.length === 0) {
    return (
      <FailedState title="Your cart can’t be shown right now" message={state.message} onRetry={onRetry} />
    )
  }
  return <CartView state={state} paying={paying} onRetry={onRetry} />
}

/** The skeleton while the session is unknown, when the cart may not be called empty yet. */
const Waiting = () => (
  <div className={styles.waiting}>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="text" lines={4} />
    <Skeleton kind="text" lines={4} />
  </div>
)
