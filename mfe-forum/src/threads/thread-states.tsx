import { Badge } from '@nireeka/ui'

import styles from './thread-list.module.css'
import type { Thread } from './threads.api.ts'

type States = Pick<Thread, 'isPinned' | 'isSolved' | 'isLocked' | 'isHidden'>

/** What is special about a thread. Only its author and staff ever get a hidden one. */
export function ThreadStates({ thread: { isPinned, isSolved, isLocked, isHidden } }: { thread: States }) {
  if (!isPinned && !isSolved && !isLocked && !isHidden) return null
  return (
    <p className={styles.states}>
      {isPinned ? <Badge tone="accent">Pinned</Badge> : null}
      {isSolved ? <Badge tone="success">Solved</Badge> : null}
      {isLocked ? <Badge>Locked</Badge> : null}
      {isHidden ? <Badge tone="highlight">Hidden</Badge> : null}
    </p>
  )
}
