import { type CartLine, type CartState, itemCount, TEXTS } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Drawer, EmptyCartScene, EmptyState, FailedState } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import { CartFoot } from './cart-foot.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import styles from './cart-modal.module.css'
import { LoadingLines } from './loading-lines.tsx'
import { TakenLine } from './taken-line.tsx'
import { useTakenLines } from './use-taken-lines.ts'

export function CartModal({ onClose }: { onClose: () => void }) {
  const { platform } = useShell()
  const state = useStream(platform.cart.state$)
  const { taken, take } = useTakenLines(state)
  const hasLines = state.status === 'ready' && state.cart.lines.length > 0
  return (
    <Drawer
      title="Your cart"
      description={hasLines ? countText(itemCount(state.cart)) : undefined}
      onClose={onClose}
      actions={hasLines ? (close) => <CartFoot cart={state.cart} close={close} /> : undefined}
    >
      {(close) => (
        <>
          {taken.map((line) => (
            <TakenLine key={line.productId} line={line} />
          ))}
          <Content state={state} close={close} take={take} reload={() => void platform.cart.reload()} />
        </>
      )}
    </Drawer>
  )
}

const countText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

interface ContentProps {
  state: CartState
  close: () => void
  take: (line: CartLine) => void
  reload: () => void
}

function Content({ state, close, take, reload }: ContentProps) {
  if (state.status === 'failed') {
    return (
      <div className={styles.state}>
        <FailedState title="Your cart can’t be shown right now" message={state.message} onRetry={reload} />
      </div>
    )
  }
  if (state.status === 'loading') return <LoadingLines />
  if (state.cart.lines.length === 0) return <EmptyCart close={close} />
  return (
    <ul className={styles.lines}>
      {state.cart.lines.map((line) => (
        <CartLineRow key={line.id} line={line} close={close} onTake={take} />
      ))}
    </ul>
  )
}

const EmptyCart = ({ close }: { close: () => void }) => (
  <div className={styles.state}>
    <EmptyState
      picture={<EmptyCartScene />}
      title={TEXTS.emptyCart}
      text="Build a bike, or look for something that fits the one you have."
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
