import { Badge, Icon } from '@nireeka/ui'

import styles from './thread-states.module.css'
import type { Thread } from './threads.api.ts'

type States = Pick<Thread, 'isPinned' | 'isSolved' | 'isLocked' | 'isHidden'>

export const isSpecial = ({ isPinned, isSolved, isLocked, isHidden }: States) =>
  isPinned || isSolved || isLocked || isHidden

interface Props {
  thread: States
  /** Whether it is in a list, where a phone shows the words without their grounds. */
  isListed?: boolean
}

/** The badges of a thread. Only its author and staff get a hidden one from the API. */
export const ThreadStates = ({ thread, isListed }: Props) =>
  isSpecial(thread) ? (
    <span className={styles.states} data-listed={isListed}>
      {thread.isPinned ? (
        <Badge tone="accent">
          <Icon name="bookmark" /> Pinned
        </Badge>
      ) : null}
      {thread.isSolved ? (
        <Badge tone="success">
          <Icon name="success" /> Solved
        </Badge>
      ) : null}
      {thread.isLocked ? (
        <Badge>
          <Icon name="lock" /> Locked
        </Badge>
      ) : null}
      {thread.isHidden ? <Badge tone="highlight">Hidden</Badge> : null}
    </span>
  ) : null
