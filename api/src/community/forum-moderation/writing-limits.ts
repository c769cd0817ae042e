const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** How long and after how many posts a member is no longer new. */
const NEW = { days: 3, posts: 3 }

/** How many texts a member may send, drafts and held ones included. */
const RATES = {
  new: { perMinute: 5, perHour: 30, perDay: 60, threadsPerDay: 5 },
  known: { perMinute: 10, perHour: 100, perDay: 300, threadsPerDay: 20 },
}
const LINKS = { new: 2, known: 20 }
/** So many equal texts in other threads wait for staff; the next one is refused. */
const MOST_COPIES = 3

/** A member as the limits see them. `posts` need not be exact above a handful. */
export interface Standing {
  memberForMs: number
  posts: number
}

/** Returns whether a member is new, for whom the limits are closer. */
export const isNew = ({ memberForMs, posts }: Standing) =>
  memberForMs < NEW.days * DAY_MS || posts < NEW.posts

const levelOf = (standing: Standing) => (isNew(standing) ? 'new' : 'known')

/** What the member wrote within a day. `isSame`: it is the text that is to be written. */
export interface Write {
  at: Date
  threadId: number | null
  isSame: boolean
}

/** Returns for how many milliseconds a member has to wait before the next text; 0 for not at all. */
export function waitOf(standing: Standing, { writes, isThread, now }: NewWrite): number {
  const rates = RATES[levelOf(standing)]
  const threads = isThread ? writes.filter(({ threadId }) => threadId === null) : []
  return Math.max(
    waitFor(writes, rates.perMinute, MINUTE_MS, now),
    waitFor(writes, rates.perHour, HOUR_MS, now),
    waitFor(writes, rates.perDay, DAY_MS, now),
    waitFor(threads, rates.threadsPerDay, DAY_MS, now),
  )
}

interface NewWrite {
  writes: readonly Write[]
  isThread: boolean
  now: Date
}

function waitFor(writes: readonly Write[], most: number, withinMs: number, now: Date): number {
  const times = writes
    .map(({ at }) => at.getTime())
    .filter((at) => at > now.getTime() - withinMs)
    .toSorted((one, other) => other - one)
  const freed = times[most - 1]
  return freed === undefined ? 0 : freed + withinMs - now.getTime()
}

/** Returns how many links a text of this member may have. */
export const mostLinks = (standing: Standing) => LINKS[levelOf(standing)]

/** Returns whether a member's links wait for staff: in the first posts on the first day. */
export const areLinksHeld = ({ memberForMs, posts }: Standing) => memberForMs < DAY_MS && posts < NEW.posts

export type Copy = 'none' | 'here' | 'hold' | 'too many'

/** Returns whether a text is a copy of the member's own within a day, and what follows. */
export function copyOf(writes: readonly Write[], threadId: number | null): Copy {
  const same = writes.filter(({ isSame }) => isSame)
  if (same.length === 0) return 'none'
  if (same.some((write) => write.threadId === threadId)) return 'here'
  return same.length < MOST_COPIES ? 'hold' : 'too many'
}
