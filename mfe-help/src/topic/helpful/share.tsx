import { formatNumber } from '@nireeka/contracts'

import styles from './helpful.module.css'
import type { Votes } from './vote.api.ts'

/** How many readers found an article helpful. */
export const Share = ({ votes }: { votes: Votes }) => (
  <div className={styles.votes}>
    <Percentage votes={votes} />
    <p>{helpfulSentence(votes)}</p>
  </div>
)

/** With fewer votes, no percentage is shown. */
const WORTH_A_SHARE = 10

/** The percentage of helpful votes, hidden from screen readers because the sentence beside it says the same. */
function Percentage({ votes: { yes, no } }: { votes: Votes }) {
  const all = yes + no
  if (all < WORTH_A_SHARE) return null
  return (
    <p className={styles.share} aria-hidden="true">
      {Math.round((yes / all) * 100)}%
    </p>
  )
}

/** Returns a sentence on how many readers found an article helpful. */
export function helpfulSentence({ yes, no }: Votes): string {
  const all = yes + no
  if (all === 0) return 'Nobody has rated this article yet.'
  if (all === 1) return `The one reader who rated this article found it ${yes ? 'helpful' : 'not helpful'}.`
  return `${formatNumber(yes)} of ${formatNumber(all)} readers found this article helpful.`
}
