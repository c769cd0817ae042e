import type { Db } from '../../platform/index.ts'
import type { Reader } from '../forum/may-see.ts'

/** What the rules for new texts are asked: a reply in `threadId`, or a thread with `title` in `categoryId`. */
export interface Writing {
  user: NonNullable<Reader>
  threadId?: number
  categoryId?: number
  title?: string
  body: string
  now: Date
}

export type Decision = { decision: 'publish' } | { decision: 'hold'; reason: 'word' | 'links' | 'duplicate' }

/** Decides on a text before it is written; throws for what is refused. */
export type MayWrite = (trx: Db, writing: Writing) => Promise<Decision>

/** Decides on a changed text; throws for one that couldn't be posted, or would have to wait for a moderator. */
export type MayEdit = (trx: Db, writing: Writing) => Promise<void>

/** Whoever is told of what members do, in the same transaction. */
export interface ForumHooks {
  /** After each new post, the first one of a thread included. The ids are members', without the author. */
  onPost: (
    trx: Db,
    post: {
      threadId: number
      postId: number
      authorId: number
      mentioned: number[]
      quotedOrRepliedTo: number[]
      now: Date
    },
  ) => Promise<void>
  onLike: (trx: Db, like: { postId: number; userId: number; now: Date }) => Promise<void>
  /** `userId` accepted the answer. */
  onAccepted: (
    trx: Db,
    answer: { threadId: number; postId: number; userId: number; now: Date },
  ) => Promise<void>
  /** After everything else that changes what a thread's page shows: an edit, a deletion, a like taken back. */
  onChanged: (trx: Db, changed: { threadId: number }) => Promise<void>
}
