import { type CartState, itemCount, TEXTS } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import {
  Alert,
  Button,
  buttonClass,
  CartChanges,
  CartFreeShipping,
  CartLines,
  CartPromo,
  Drawer,
  EmptyState,
  FailedState,
  Picture,
  useTypedPromo,
} from '@nireeka/ui'
import { type ReactNode, useEffect } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { CartFoot, CHECKOUT } from './cart-foot.tsx'
import styles from './cart-modal.module.css'
import { LoadingLines } from './loading-lines.tsx'

export function CartModal({ onClose }: { onClose: () => void }) {
  const { cart: port, navigate } = useShell().platform
  const state = useStream(port.state$)
  const { promo, send } = useTypedPromo(port, goToCheckout)
  const hasLines = state.status !== 'loading' && state.cart.lines.length > 0
  useEffect(() => port.attend(), [port])

  function goToCheckout() {
    navigate(CHECKOUT)
    onClose()
  }
  return (
    <Drawer
      title="Your cart"
      description={hasLines ? countText(itemCount(state.cart)) : undefined}
      onClose={onClose}
      actions={hasLines ? (close) => <CartFoot cart={state.cart} send={send} close={close} /> : undefined}
    >
      {(close) => (
        <Content state={state} close={close}>
          <CartPromo facts={state.cart.facts ?? null} {...promo} />
        </Content>
      )}
    </Drawer>
  )
}

const countText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

interface ContentProps {
  state: CartState
  close: () => void
  /** Rendered below the cart lines, if there are any. */
  children: ReactNode
}

function Content({ state, close, children }: ContentProps) {
  const { cart: port, session$ } = useShell().platform
  const { status } = useStream(session$)
  const { cart } = state
  const reload = () => void port.reload()
  if (state.status === 'loading') return <LoadingLines />
  if (state.status === 'failed' && cart.lines.length === 0) {
    return <Failed message={state.message} onRetry={reload} />
  }
  return (
    <div className={styles.content}>
      {state.status === 'failed' ? <Old message={state.message} onRetry={reload} /> : null}
      <CartChanges cart={cart} port={port} />
      {cart.facts?.freeShipping ? <CartFreeShipping {...cart.facts.freeShipping} /> : null}
      <CartLines
        cart={cart}
        port={port}
        min={status === 'member' ? 1 : 0}
        linkTo={(path) => <Link to={path} onClick={close} />}
        empty={<EmptyCart close={close} />}
      />
      {cart.lines.length > 0 ? children : null}
    </div>
  )
}

interface FailureProps {
  message: string
  onRetry: () => void
}

const Old = ({ message, onRetry }: FailureProps) => (
  <Alert tone="danger" title="Your cart may be out of date">
    <p>{message}</p>
    <Button tone="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  </Alert>
)

const Failed = ({ message, onRetry }: FailureProps) => (
  <div className={styles.state}>
    <FailedState title="Your cart can’t be shown right now" message={message} onRetry={onRetry} />
  </div>
)

const EmptyCart = ({ close }: { close: () => void }) => (
  <div className={styles.state}>
    <EmptyState
      picture={<Picture src="/pictures/parts/basket.webp" alt="" sizes="20rem" isPriority />}
      title={TEXTS.emptyCart}
      text="Build a bike, or find something for the one you have."
      action={
        <>
          <Link className={buttonClass()} to="/configurator" onClick={close}>
            Start Shopping
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to="/shop/accessories" onClick={close}>
            See accessories
          </Link>
        </>
      }
    />
  </div>
)
