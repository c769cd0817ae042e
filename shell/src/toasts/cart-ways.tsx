import { buttonClass } from '@nireeka/ui'
import type { MouseEvent } from 'react'
import { navigateToUrl } from 'single-spa'

/** The links of a toast about the cart. The toaster is outside of the router, so that single-spa follows them. */
export const CartWays = ({ onLeave }: { onLeave: () => void }) => (
  <>
    <Way to="/shop/cart" onLeave={onLeave} tone="secondary">
      View cart
    </Way>
    <Way to="/shop/cart/checkout" onLeave={onLeave} tone="primary">
      Checkout
    </Way>
  </>
)

const isForNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey

interface WayProps {
  to: string
  tone: 'primary' | 'secondary'
  children: string
  onLeave: () => void
}

const Way = ({ to, tone, children, onLeave }: WayProps) => (
  <a
    className={buttonClass({ tone, size: 'small' })}
    href={to}
    onClick={(event) => {
      if (isForNewTab(event)) return
      navigateToUrl(event)
      onLeave()
    }}
  >
    {children}
  </a>
)
