import { formatNumber } from '@nireeka/contracts'

import styles from './topic.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Votes {
  yes: number
  no: number
}

export const Helpful = ({ votes, updatedAt }: { votes: Votes; updatedAt: Date }) => (
  <p className={styles.helpful}>
    {helpfulSentence(votes)} Last changed on{' '}
    <time dateTime={updatedAt.toISOString()}>{day.format(updatedAt)}</time>.
  </p>
)

/** How many found an article helpful, as a sentence. */
export function helpfulSentence({ yes, no }: Votes): string {
  const all = yes + no
  if (all === 0) return 'Nobody has rated this article yet.'
  if (all === 1) return `The one reader who rated this article found it ${yes ? 'helpful' : 'not helpful'}.`
  return `${formatNumber(yes)} of ${formatNumber(all)} readers found this article helpful.`
}
