import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedPart, QueryView } from '@nireeka/ui'

import { Waiting } from '../../waiting.tsx'
import { type SavedCard, savedCards } from './saved-cards.api.ts'
import { SavedCardRow } from './saved-card-row.tsx'
import styles from './saved-cards.module.css'

/**
 * The cards that the payment provider keeps for the next payment. Without any, they are told of quietly, and left out
 * where none can be saved.
 */
export function SavedCardsPart() {
  const { http } = usePlatform()
  const query = useQuery(savedCards(http))
  if (query.data && query.data.cards.length === 0 && !query.data.maySave) return null
  const hasCards = query.data !== undefined && query.data.cards.length > 0
  return (
    <section className={hasCards ? styles.framed : styles.part} aria-labelledby="saved-cards">
      <div className={styles.head}>
        <h2 id="saved-cards" className={styles.heading}>
          Saved cards
        </h2>
        {hasCards ? (
          <p className={styles.quiet}>
            Our payment partner stores them for your next purchase. We never see the full number.
          </p>
        ) : null}
      </div>
      <div className={styles.cards}>
        <QueryView
          query={query}
          skeleton={<Waiting lines={1} />}
          failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
          reason="Your saved cards can’t be shown right now."
        >
          {({ cards }) => (cards.length > 0 ? <Cards cards={cards} /> : <NoCards />)}
        </QueryView>
      </div>
    </section>
  )
}

const Cards = ({ cards }: { cards: SavedCard[] }) => (
  <ul className={styles.rows} aria-label="Your saved cards">
    {cards.map((card) => (
      <SavedCardRow key={card.id} card={card} />
    ))}
  </ul>
)

const NoCards = () => (
  <p className={styles.quiet}>
    You have no saved cards. When you pay by card, you can choose to save it on the payment page. Our payment
    partner then stores it, and we never see the full number.
  </p>
)
