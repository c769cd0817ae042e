import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Badge, type BadgeTone, Button, Icon } from '@nireeka/ui'

import type { ExpiryState } from './card-expiry.ts'
import { removeCard, type SavedCard, savedCards } from './saved-cards.api.ts'
import styles from './saved-cards.module.css'

const STATES: Record<ExpiryState, { word: string; badge?: { label: string; tone: BadgeTone } }> = {
  valid: { word: 'Expires' },
  expiring: { word: 'Expires', badge: { label: 'Expires soon', tone: 'highlight' } },
  expired: { word: 'Expired', badge: { label: 'Expired', tone: 'danger' } },
}

export function SavedCardRow({ card }: { card: SavedCard }) {
  const { word, badge } = STATES[card.state]
  return (
    <li className={styles.row}>
      <Icon name="card" />
      <p className={styles.what}>
        <strong className={styles.strong}>{card.title}</strong>
        <span className={styles.expiry}>
          <span className={styles.quiet}>
            {word} {card.expiry}
          </span>
          {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
        </span>
      </p>
      <Remove card={card} />
    </li>
  )
}

function Remove({ card }: { card: SavedCard }) {
  const { http, confirm, notify } = usePlatform()
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: () => removeCard(http, card.id),
    onSuccess: () => notify('success', 'Card removed.'),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
    // Also after an error: the card may be gone, though the answer was lost.
    onSettled: () => queries.invalidateQueries(savedCards(http)),
  })
  const ask = async () => {
    if (await confirm(CONFIRMATIONS.deleteSavedCard)) removal.mutate()
  }
  return (
    <Button tone="quiet" size="small" isBusy={removal.isPending} onClick={() => void ask()}>
      Remove <span className="visually-hidden">{card.title}</span>
    </Button>
  )
}
