import { formatNumber, itemCount } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'

import styles from './header.module.css'
import { useShell } from './shell-context.ts'

export function CartButton() {
  const { platform } = useShell()
  const { cart } = useStream(platform.cart.state$)
  const count = itemCount(cart)
  const label = count === 0 ? 'Cart, empty' : `Cart, ${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`
  return (
    <button type="button" className={styles.cart} aria-label={label} onClick={() => platform.cart.open()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M5 8h14l-1.2 12H6.2zM9 8V6a3 3 0 0 1 6 0v2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
      </svg>
      {count > 0 ? <span className={styles.count}>{formatNumber(count)}</span> : null}
    </button>
  )
}
