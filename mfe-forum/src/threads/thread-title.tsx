import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { cardLinkClass, WholeWords } from '@nireeka/ui'

import styles from './thread-title.module.css'
import type { ListedThread } from './threads.api.ts'

interface Props {
  thread: ListedThread
  /** How many posts of others a member hasn't read; 0 for guests. */
  unread: number
  /** Cuts a long title off at the end of its line. */
  isOnOneLine?: boolean
}

/** A thread's title as the link of its whole row. */
export const ThreadTitle = ({ thread, unread, isOnOneLine }: Props) => (
  <h3 className={styles.title} data-line={isOnOneLine} data-new={unread > 0 || undefined}>
    <Link className={`${cardLinkClass} ${styles.link}`} to={`/forum/thread/${thread.id}`} dir="auto">
      {unread > 0 ? <Unread count={unread} /> : null}
      <WholeWords text={thread.title} />
    </Link>
  </h3>
)

/** The dot before a title with unread posts; screen readers get their number. */
const Unread = ({ count }: { count: number }) => (
  <span className={styles.unread}>
    <span className="visually-hidden">{formatNumber(count)} unread: </span>
  </span>
)
