import { Link } from '@nireeka/kit/router'
import type { ReactNode } from 'react'

import { listPath } from '../threads/list-params.ts'
import { isSpecial, ThreadStates } from '../threads/thread-states.tsx'
import type { ThreadPosts } from './thread.api.ts'
import styles from './thread.module.css'

interface Props extends Pick<ThreadPosts, 'thread'> {
  /** What can be done with the thread. */
  children: ReactNode
}

/** Under the title: what is special about the thread, its tags, and its actions. */
export const ThreadLead = ({ thread, children }: Props) => (
  <span className={styles.lead}>
    {isSpecial(thread) || thread.tags.length > 0 ? (
      <span className={styles.about}>
        <ThreadStates thread={thread} />
        {thread.tags.map((tag) => (
          <Link key={tag} className={styles.tag} to={listPath({ tag })}>
            #{tag}
          </Link>
        ))}
      </span>
    ) : null}
    <span className={styles.actions}>{children}</span>
  </span>
)
