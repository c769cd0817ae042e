import { type CartState, TEXTS } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Dialog, EmptyState, FailedState, Skeleton } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import { CartLineRow } from './cart-line-row.tsx'
import styles from './cart-modal.module.css'
import { CartTotals } from './cart-totals.tsx'

export function CartModal({ onClose }: { onClose: () => void }) {
  const { platform } = useShell()
  const state = useStream(platform.cart.state$)
  return (
    <Dialog title="Your cart" onClose={onClose}>
      {(close) => <Content state={state} close={close} reload={() => void platform.cart.reload()} />}
    </Dialog>
  )
}

interface ContentProps {
  state: CartState
  close: () => void
  reload: () => void
}

function Content({ state, close, reload }: ContentProps) {
  if (state.status === 'failed') {
    return <FailedState title="Your cart can’t be shown right now" message={state.message} onRetry={reload} />
  }
  if (state.status === 'loading') return <Loading />
  if (state.cart.lines.length === 0) {
    return (
      <EmptyState
        title={TEXTS.emptyCart}
        text="Build a bike, or look for something that fits the one you have."
        action={
          <Link className={buttonClass({ tone: 'primary' })} to="/configurator" onClick={close}>
            Start Shopping
          </Link>
        }
      />
    )
  }
  return (
    <>
      <ul className={styles.lines}>
        {state.cart.lines.map((line) => (
          <CartLineRow key={line.id} line={line} close={close} />
        ))}
      </ul>
      <CartTotals cart={state.cart} />
      <Link className={buttonClass({ size: 'large', isWide: true })} to="/shop/cart/checkout" onClick={close}>
        Continue to Payment
      </Link>
    </>
  )
}

/** A member's cart is on its way: nobody may call it empty yet. */
const Loading = () => (
  <>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="text" lines={4} />
  </>
)
