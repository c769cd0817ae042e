import { formatNumber } from '@nireeka/contracts'
import { DateText } from '@nireeka/ui'

import styles from './topic.module.css'

interface Votes {
  yes: number
  no: number
}

export const Helpful = ({ votes, updatedAt }: { votes: Votes; updatedAt: Date }) => (
  <div className={styles.helpful}>
    <Share votes={votes} />
    <p>{helpfulSentence(votes)}</p>
    <p className={styles.changed}>
      Last changed on <DateText date={updatedAt} />.
    </p>
  </div>
)

/** With fewer votes, no percentage is shown. */
const WORTH_A_SHARE = 10

/** The percentage of helpful votes, hidden from screen readers because the sentence beside it says the same. */
function Share({ votes: { yes, no } }: { votes: Votes }) {
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
