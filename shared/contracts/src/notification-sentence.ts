import type { ModerationAction, NotificationData } from './api/index.ts'
import { formatNumber } from './money.ts'

interface Told {
  kind: NotificationData['kind']
  /** The user name of who did it; null for the shop and for accounts that are gone. */
  actor: string | null
  /** How many likes it stands for. */
  count: number
  /** What staff did. */
  action?: ModerationAction | undefined
  /** Whether what staff did is about a whole thread, rather than a reply. */
  isThread?: boolean
}

const BY_STAFF: Record<Exclude<ModerationAction, 'approve' | 'reject'>, string> = {
  hide: 'hid your thread',
  show: 'restored your thread',
  lock: 'locked your thread',
  unlock: 'unlocked your thread',
  pin: 'pinned your thread',
  unpin: 'unpinned your thread',
  move: 'moved your thread',
  merge: 'merged your thread with another one:',
  delete_thread: 'deleted your thread',
  delete_post: 'deleted your post in',
}

/** Returns what a notification says, before the thread's title. Pages and emails say the same. */
export function notificationSentence({ kind, actor, count, action, isThread = false }: Told): string {
  const who = actor ?? 'Someone'
  if (kind === 'reply') return `${who} replied in`
  if (kind === 'mention') return `${who} mentioned you in`
  if (kind === 'quote') return `${who} answered you in`
  if (kind === 'accepted') return `${who} accepted your answer in`
  if (kind === 'moderated') return `Our team ${byStaff(action, isThread)}`
  if (count < 2) return `${who} likes your post in`
  return `${who} and ${count === 2 ? '1 other' : `${formatNumber(count - 1)} others`} like your post in`
}

function byStaff(action: ModerationAction | undefined, isThread: boolean): string {
  const what = isThread ? 'your thread' : 'your reply in'
  if (action === 'approve') return `published ${what}`
  if (action === 'reject') return `didn’t publish ${what}`
  return action ? BY_STAFF[action] : 'changed something of yours in'
}
