import { Icon } from '@nireeka/ui'

import type { PlacedDealer } from './arrange.ts'
import { DealerDetails } from './dealer-details.tsx'
import styles from './dealer-card.module.css'
import { directionsTo } from './directions.ts'
import { formatDistance } from './distance.ts'
import { offersOf } from './offer.ts'
import { OpenState } from './open-state.tsx'

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
          <span className={styles.state}>
            <OpenState dealer={dealer} />
          </span>
          <span className={styles.line}>
            <span className={styles.place}>
              {kilometres === null ? null : (
                <span className={styles.distance} data-distance>
                  {formatDistance(kilometres, unit)}
                </span>
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
