import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { AgoText, DateText } from '@nireeka/ui'

import { listPath } from '../threads/list-params.ts'
import { ThreadStates } from '../threads/thread-states.tsx'
import type { ThreadPosts } from './thread.api.ts'
import styles from './thread.module.css'

/** Under the title: what is special about the thread, its tags, and how much has been written since when. */
export const ThreadLead = ({ thread, participants }: Pick<ThreadPosts, 'thread' | 'participants'>) => (
  <span className={styles.lead}>
    <ThreadStates thread={thread} />
    {thread.tags.map((tag) => (
      <Link key={tag} className={styles.tag} to={listPath({ tag })}>
        #{tag}
      </Link>
    ))}
    <span className={styles.facts}>
      <span>{thread.replies === 1 ? '1 reply' : `${formatNumber(thread.replies)} replies`}</span>
      <span>{participants === 1 ? '1 person' : `${formatNumber(participants)} people`}</span>
      <span>
        Started <DateText date={thread.createdAt} format="shortDay" />
      </span>
      {thread.replies > 0 ? (
        <span>
          Last reply <AgoText date={thread.lastPostAt} />
        </span>
      ) : null}
    </span>
  </span>
)
