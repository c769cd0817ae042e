import styles from './pinned-row.module.css'
import { ThreadActivity } from './thread-activity.tsx'
import { ThreadStates } from './thread-states.tsx'
import { ThreadTitle } from './thread-title.tsx'
import type { ListedThread } from './threads.api.ts'

interface Props {
  thread: ListedThread
  /** How many posts of others a member hasn't read; 0 for guests. */
  unread: number
}

/** What is pinned takes one line. */
export const PinnedRow = ({ thread, unread }: Props) => (
  <li className={styles.pinned}>
    <div className={styles.notice}>
      <ThreadStates thread={thread} />
      <ThreadTitle thread={thread} unread={unread} isOnOneLine />
    </div>
    <ThreadActivity thread={thread} isOnOneLine />
  </li>
)
