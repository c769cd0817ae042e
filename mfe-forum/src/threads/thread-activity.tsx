import { formatNumber } from '@nireeka/contracts'
import { AgoText } from '@nireeka/ui'

import styles from './thread-activity.module.css'
import type { ListedThread } from './threads.api.ts'

interface Props {
  thread: ListedThread
  /** Leaves out who wrote last, which takes a line of its own. */
  isOnOneLine?: boolean
}

/** How many replies a thread has, and who wrote last and when. */
export const ThreadActivity = ({ thread, isOnOneLine = false }: Props) => (
  <div className={styles.activity}>
    <p className={styles.replies}>
      {formatNumber(thread.replies)}
      <span className={styles.unit}>{thread.replies === 1 ? ' reply' : ' replies'}</span>
    </p>
    <p className={styles.last}>
      <span className="visually-hidden">{thread.lastReplyBy ? 'Last reply ' : 'Started '}</span>
      <AgoText date={thread.lastPostAt} />
      {thread.lastReplyBy && !isOnOneLine ? (
        <span className={styles.by}>
          {' '}
          by <bdi className={styles.name}>{thread.lastReplyBy.userName}</bdi>
        </span>
      ) : null}
    </p>
  </div>
)
