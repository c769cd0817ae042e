import { Icon } from '@nireeka/ui'

import type { PlacedDealer } from './arrange.ts'
import { DealerDetails } from './dealer-details.tsx'
import styles from './dealer-card.module.css'
import type { Dealer } from './dealers.api.ts'
import { directionsTo } from './directions.ts'
import { formatDistance } from './distance.ts'
import { offersOf } from './offer.ts'
import { openState } from './open-now.ts'
import { useMinute } from './use-minute.ts'

interface Props extends PlacedDealer {
  unit: 0 | 1
  isSelected: boolean
  onShow: () => void
}

const cardId = (id: number) => `dealer-${id}`

/** Unfolds a dealer that is chosen on the map, and moves the focus there. */
export function openCard(id: number) {
  const card = document.getElementById(cardId(id))
  card?.querySelector('details')?.setAttribute('open', '')
  card?.focus()
}

/**
 * A dealer in the list, in two lines: its number on the map, its name and whether it is open; below, its distance, its
 * town and all that it offers. The rest unfolds.
 */
export function DealerCard({ dealer, number, kilometres, unit, isSelected, onShow }: Props) {
  const { id, name, city } = dealer
  return (
    <li id={cardId(id)} tabIndex={-1} className={styles.dealer} data-selected={isSelected || undefined}>
      <details>
        <summary className={styles.row}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <h3 className={styles.title}>{name}</h3>
          <OpenState dealer={dealer} />
          <span className={styles.line}>
            <span className={styles.place}>
              {kilometres === null ? null : (
                <span className={styles.distance}>{formatDistance(kilometres, unit)}</span>
              )}
              {city}
            </span>{' '}
            <span className={styles.offer}>{offersOf(dealer).join(' · ')}</span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <DealerDetails dealer={dealer} onShow={onShow} />
      </details>
      <a className={styles.directions} href={directionsTo(dealer)} rel="noopener noreferrer" target="_blank">
        Directions <span className="visually-hidden">to {name}, opens OpenStreetMap</span>
      </a>
    </li>
  )
}

/**
 * Whether a dealer is open, and until or from when as far as there is room for it; where that isn't known, and in the
 * server's page, the hours.
 */
function OpenState({ dealer }: { dealer: Dealer }) {
  const now = useMinute()
  const state = now && openState(dealer, now)
  const known = state ?? (dealer.hours === null ? CLOSED : null)
  return (
    <span className={known?.isOpen ? `${styles.state} ${styles.open}` : styles.state}>
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
