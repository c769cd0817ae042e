import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Avatar } from '@nireeka/ui'

import { Day } from '../dates/day.tsx'
import { ThreadStates } from './thread-states.tsx'
import styles from './thread-list.module.css'
import type { Thread } from './threads.api.ts'

export const ThreadRow = ({ thread }: { thread: Thread }) => (
  <li className={styles.row}>
    <Avatar name={thread.author.userName} picture={thread.author.avatar} />
    <div className={styles.about}>
      <h3 className={styles.title}>
        <Link className={styles.link} to={`/forum/thread/${thread.id}`} dir="auto">
          {thread.title}
        </Link>
      </h3>
      <p className={styles.meta}>
        <bdi>{thread.author.userName}</bdi> in {thread.category.title}
      </p>
      <ThreadStates thread={thread} />
    </div>
    <p className={styles.replies}>
      {thread.replies === 1 ? '1 reply' : `${formatNumber(thread.replies)} replies`}
    </p>
    <p className={styles.last}>
      <span className="visually-hidden">Last activity </span>
      <Day date={thread.lastPostAt} />
    </p>
  </li>
)
