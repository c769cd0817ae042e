import { formatNumber } from '@nireeka/contracts'
import type { NotificationData } from '@nireeka/contracts/api'

interface Told {
  /** The user name of who did it; null for the shop and for accounts that are gone. */
  actor: string | null
  /** How many likes it stands for. */
  count: number
}

/** Returns what a notification says, before the thread's title. */
export function sentenceOf(kind: NotificationData['kind'], { actor, count }: Told): string {
  const who = actor ?? 'Someone'
  if (kind === 'reply') return `${who} replied in`
  if (kind === 'mention') return `${who} mentioned you in`
  if (kind === 'quote') return `${who} quoted you in`
  if (kind === 'accepted') return `${who} accepted your answer in`
  if (kind === 'moderated') return 'Our team changed something of yours in'
  if (count < 2) return `${who} likes your post in`
  return `${who} and ${count === 2 ? '1 other' : `${formatNumber(count - 1)} others`} like your post in`
}
