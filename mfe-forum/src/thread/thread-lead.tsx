import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { AgoText, DateText } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { listPath } from '../threads/list-params.ts'
import { ThreadStates } from '../threads/thread-states.tsx'
import type { ThreadPosts } from './thread.api.ts'
import styles from './thread.module.css'

interface Props extends Pick<ThreadPosts, 'thread' | 'participants'> {
  /** What can be done with the thread. */
  children: ReactNode
}

/** Under the title: what is special about the thread, its tags, how much has been written since when, and its actions. */
export const ThreadLead = ({ thread, participants, children }: Props) => (
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
    <span className={styles.actions}>{children}</span>
  </span>
)
