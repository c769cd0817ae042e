import { Link } from '@nireeka/kit/router'
import type { ComponentProps } from 'react'

import { listPath } from '../threads/list-params.ts'
import { ThreadStates } from '../threads/thread-states.tsx'
import styles from './thread.module.css'

interface Props {
  tags: readonly string[]
  states: ComponentProps<typeof ThreadStates>['thread']
}

/** Under the title: what is special about the thread, and its tags. */
export const ThreadLead = ({ tags, states }: Props) => (
  <span className={styles.lead}>
    <ThreadStates thread={states} />
    {tags.map((tag) => (
      <Link key={tag} className={styles.tag} to={listPath({ tag })}>
        #{tag}
      </Link>
    ))}
  </span>
)
