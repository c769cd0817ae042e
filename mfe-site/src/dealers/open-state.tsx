import type { Dealer } from './dealers.api.ts'
import { openState } from './open-now.ts'
import styles from './open-state.module.css'
import { useMinute } from './use-minute.ts'

/**
 * Whether a dealer is open, and until or from when as far as there is room for it; where that isn't known, and in the
 * server's page, the hours.
 */
export function OpenState({ dealer }: { dealer: Dealer }) {
  const now = useMinute()
  const state = now && openState(dealer, now)
  const known = state ?? (dealer.hours === null ? CLOSED : null)
  return (
    <span className={known?.isOpen ? styles.open : undefined}>
      <span className={styles.whole}>{known?.text ?? dealer.hours}</span>
      {known ? (
        <>
          <span className={styles.short}>{known.short}</span>
          <span className={styles.shortest}>{known.isOpen ? 'Open' : 'Closed'}</span>
        </>
      ) : null}
    </span>
  )
}

const CLOSED = { isOpen: false, text: 'Temporarily closed', short: 'Closed for now' }
