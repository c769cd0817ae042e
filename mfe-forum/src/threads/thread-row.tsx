import { Avatar } from '@nireeka/ui'

import { toneOf } from './category-tone.ts'
import tones from './category-tone.module.css'
import { ThreadActivity } from './thread-activity.tsx'
import { isSpecial, ThreadStates } from './thread-states.tsx'
import { ThreadTitle } from './thread-title.tsx'
import styles from './thread-row.module.css'
import type { ListedThread } from './threads.api.ts'

/** The size of a thread's picture in CSS pixels, also before it has loaded. */
const THUMBNAIL = 72

interface Props {
  thread: ListedThread
  /** How many posts of others a member hasn't read; 0 for guests. */
  unread: number
}

/** A thread as one link; the pages of its authors are linked in the thread. */
export const ThreadRow = ({ thread, unread }: Props) => (
  <li className={styles.row}>
    <Avatar name={thread.author.userName} picture={thread.author.avatar} />
    <ThreadTitle thread={thread} unread={unread} />
    <Excerpt thread={thread} />
    {thread.picture ? (
      <img
        className={styles.thumbnail}
        src={thread.picture}
        alt=""
        width={THUMBNAIL}
        height={THUMBNAIL}
        loading="lazy"
        decoding="async"
      />
    ) : null}
    <div className={styles.last}>
      <p className={styles.meta}>
        <span className={`${tones.tones} ${styles.place}`}>
          <span className={styles.by}>
            <bdi className={styles.author}>{thread.author.userName}</bdi> in{' '}
          </span>
          <span data-tone={toneOf(thread.category.id)}>{thread.category.title}</span>
        </span>
        {thread.tags.length > 0 ? (
          <span className={styles.tags}>{thread.tags.map((tag) => `#${tag}`).join(' ')}</span>
        ) : null}
      </p>
      <ThreadActivity thread={thread} />
    </div>
  </li>
)

/** What is special about a thread, and its first words, on one line. */
const Excerpt = ({ thread }: Pick<Props, 'thread'>) =>
  isSpecial(thread) || thread.excerpt ? (
    <div className={styles.excerpt}>
      <ThreadStates thread={thread} isListed />
      {thread.excerpt ? (
        <p className={styles.words} dir="auto">
          {thread.excerpt}
        </p>
      ) : null}
    </div>
  ) : null
