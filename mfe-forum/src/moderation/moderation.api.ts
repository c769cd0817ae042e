import type { Http } from '@nireeka/contracts'
import { ThreadMove, type ThreadStateChange } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { formSchema } from '@nireeka/kit/form-schema'

/** What staff have read of a thread, which a change names. */
export interface ModeratedThread {
  id: number
  title: string
  version: number
  category: { id: number; title: string }
  isHidden: boolean
  /** Who has hidden it, where that is known. */
  hiddenBy?: 'author' | 'staff' | null
  isLocked: boolean
  isPinned: boolean
}

/** What staff have read of a post. */
export interface ModeratedPost {
  id: number
  number: number
  version: number
  author: { id: number; userName: string; isStaff: boolean }
}

interface Read {
  id: number
  version: number
}

export const changeThread = (http: Http, { id, version }: Read, change: ThreadStateChange, reason: string) =>
  http.post('/api/backoffice/forum/threads/:id/state', { change, reason, version }, { params: { id } })

/** What the form that moves a thread sends, with our names for its fields. */
export const threadMove = formSchema(ThreadMove)

export const moveThread = (http: Http, { id }: Read, move: z.infer<typeof ThreadMove>) =>
  http.post('/api/backoffice/forum/threads/:id/move', move, { params: { id } })

export const mergeThread = (
  http: Http,
  { id, version }: Read,
  { intoId, reason }: { intoId: number; reason: string },
) =>
  http.post(
    '/api/backoffice/forum/threads/:id/merge',
    { into_id: intoId, reason, version },
    { params: { id } },
  )

export const deleteThread = (http: Http, { id, version }: Read, reason: string) =>
  http.post('/api/backoffice/forum/threads/:id/delete', { reason, version }, { params: { id } })

export const deletePost = (http: Http, { id, version }: Read, reason: string) =>
  http.post('/api/backoffice/forum/posts/:id/delete', { reason, version }, { params: { id } })

export const banMember = (http: Http, ban: { userId: number; days: number | null; reason: string }) =>
  http.post('/api/backoffice/forum/bans', { user_id: ban.userId, days: ban.days, reason: ban.reason })
