import { Link } from '@nireeka/kit/router'

import { listPath } from '../threads/list-params.ts'
import { isSpecial, ThreadStates } from '../threads/thread-states.tsx'
import type { ThreadPosts } from './thread.api.ts'
import styles from './thread.module.css'

type Thread = ThreadPosts['thread']

export const hasLead = (thread: Thread) => isSpecial(thread) || thread.tags.length > 0

/** Under the title: what is special about the thread, and its tags. */
export const ThreadLead = ({ thread }: { thread: Thread }) => (
  <span className={styles.lead}>
    <ThreadStates thread={thread} />
    {thread.tags.map((tag) => (
      <Link key={tag} className={styles.tag} to={listPath({ tag })}>
        #{tag}
      </Link>
    ))}
  </span>
)
