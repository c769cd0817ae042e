import { CONFIRMATIONS, type Http } from '@nireeka/contracts'
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

type State = Pick<StaffAction, 'label' | 'icon' | 'description'>

const STATES: Record<ThreadStateChange, State> = {
  hide: {
    label: 'Hide thread',
    icon: 'eye',
    description: CONFIRMATIONS.hideThread.text,
  },
  show: {
    label: 'Show thread',
    icon: 'eye',
    description: 'Everybody will be able to see this thread and its comments again.',
  },
  lock: {
    label: 'Lock thread',
    icon: 'lock',
    description: 'Everybody can still read it, but nobody can reply.',
  },
  unlock: { label: 'Unlock thread', icon: 'lock', description: 'Members can reply again.' },
  pin: { label: 'Pin thread', icon: 'pin', description: 'It stays at the top of the lists.' },
  unpin: {
    label: 'Unpin thread',
    icon: 'pin',
    description: 'It goes back to its usual place in the lists.',
  },
}

/** Returns what can be done with a thread in its present state, one step each. */
export function threadActions(thread: ModeratedThread): StaffAction[] {
  const changes: ThreadStateChange[] = [
    thread.isHidden ? 'show' : 'hide',
    thread.isLocked ? 'unlock' : 'lock',
    thread.isPinned ? 'unpin' : 'pin',
  ]
  const actions = changes.map((change) => toAction(thread, change, STATES[change]))
  return thread.hiddenBy === 'author' ? [toAction(thread, 'hide', KEEP_HIDDEN), ...actions] : actions
}

/** What takes over the decision of an author who has hidden the thread. */
const KEEP_HIDDEN: State = {
  label: 'Keep thread hidden',
  icon: 'lock',
  description: 'Its author has hidden it. From now on only our team can show it again.',
}

const toAction = (thread: ModeratedThread, change: ThreadStateChange, state: State): StaffAction => ({
  ...state,
  title: `${state.label}?`,
  run: (http, reason) => changeThread(http, thread, change, reason),
})

export const threadDeletion = (thread: ModeratedThread): StaffAction => ({
  label: 'Delete thread',
  icon: 'trash',
  title: 'Delete thread?',
  description: CONFIRMATIONS.deleteThread.text,
  isDangerous: true,
  leaves: true,
  run: (http, reason) => deleteThread(http, thread, reason),
})

/** Deleting a post other than the first, which only goes with its thread. */
export const postDeletion = (post: ModeratedPost): StaffAction => ({
  label: 'Delete post',
  icon: 'trash',
  title: 'Delete post?',
  description: CONFIRMATIONS.deleteComment.text,
  isDangerous: true,
  run: (http, reason) => deletePost(http, post, reason),
})
