import type { Http } from '@nireeka/contracts'
import type { ThreadStateChange } from '@nireeka/contracts/api'
import type { IconName } from '@nireeka/ui'

import {
  changeThread,
  deletePost,
  deleteThread,
  type ModeratedPost,
  type ModeratedThread,
} from './moderation.api.ts'

/** Something that staff do after saying why. */
export interface StaffAction {
  /** The menu's and the button's words. */
  label: string
  icon: IconName
  title: string
  description?: string
  isDangerous?: boolean
  /** Set when the thread's page is gone afterwards. */
  leaves?: boolean
  run: (http: Http, reason: string) => Promise<{ message: string | null }>
}

const STATES: Record<ThreadStateChange, Pick<StaffAction, 'label' | 'icon' | 'description'>> = {
  hide: {
    label: 'Hide thread',
    icon: 'eye',
    description:
      'Only admins and the author will be able to see this thread. You can make it visible any time.',
  },
  show: {
    label: 'Show thread',
    icon: 'eye',
    description: 'Everybody will be able to see this thread again.',
  },
  lock: { label: 'Lock thread', icon: 'lock', description: 'It can be read, and nobody can reply any more.' },
  unlock: { label: 'Unlock thread', icon: 'lock', description: 'Members can reply again.' },
  pin: { label: 'Pin thread', icon: 'pin', description: 'It comes first in the lists.' },
  unpin: {
    label: 'Unpin thread',
    icon: 'pin',
    description: 'It takes its place in the lists by its latest post.',
  },
}

/** Returns what can be done with a thread in its present state, one step each. */
export function threadActions(thread: ModeratedThread): StaffAction[] {
  const changes: ThreadStateChange[] = [
    thread.isHidden ? 'show' : 'hide',
    thread.isLocked ? 'unlock' : 'lock',
    thread.isPinned ? 'unpin' : 'pin',
  ]
  return changes.map((change) => ({
    ...STATES[change],
    title: `${STATES[change].label}?`,
    run: (http, reason) => changeThread(http, thread, change, reason),
  }))
}

export const threadDeletion = (thread: ModeratedThread): StaffAction => ({
  label: 'Delete thread',
  icon: 'trash',
  title: 'Delete thread?',
  description: 'The thread will be deleted with all its posts.',
  isDangerous: true,
  leaves: true,
  run: (http, reason) => deleteThread(http, thread, reason),
})

/** Deleting a post other than the first, which only goes with its thread. */
export const postDeletion = (post: ModeratedPost): StaffAction => ({
  label: 'Delete post',
  icon: 'trash',
  title: 'Delete post?',
  description: 'This comment will be deleted permanently.',
  isDangerous: true,
  run: (http, reason) => deletePost(http, post, reason),
})
