import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, PageSkeleton } from '@nireeka/ui'

import type { BuildableBike } from '../bike/bike.api.ts'
import { EditFrame } from './edit-frame.tsx'
import type { FoundLine } from './use-cart-line.ts'

interface Props {
  found: Exclude<FoundLine, { status: 'found' }>
  bike: BuildableBike
}

/** Explains why there is no cart line to edit: loading, failed to load, or removed. */
export function LineStates({ found, bike }: Props) {
  return (
    <EditFrame bike={bike}>
      <LineState found={found} bike={bike} />
    </EditFrame>
  )
}

function LineState({ found, bike }: Props) {
  const { cart } = usePlatform()
  if (found.status === 'loading') return <PageSkeleton kind="detail" />
  if (found.status === 'failed') {
    return (
      <FailedState
        title="Your cart can’t be shown right now"
        message={found.message}
        onRetry={() => void cart.reload()}
      />
    )
  }
  return (
    <EmptyState
      title="This item is no longer in your cart"
      text="You may have removed or ordered it in another tab or on another device."
      action={
        <>
          <Link className={buttonClass()} to={`/configurator/${bike.slug}`}>
            Build a new bike
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to="/shop/cart">
            Open the cart
          </Link>
        </>
      }
    />
  )
}
