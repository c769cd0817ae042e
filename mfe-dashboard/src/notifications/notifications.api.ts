import type { Http } from '@nireeka/contracts'
import type { ForumEmailsData, NotificationData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { sentenceOf } from './sentence.ts'

export interface Notification {
  id: number
  /** What happened, as a sentence without the thread's title. */
  sentence: string
  title: string
  /** The page of the post, or of the thread where it is about no post. */
  path: string
  isRead: boolean
  at: Date
}

/** Begins with what `useUnreadCount` of kit asks again when something new has come. */
export const NOTIFICATIONS_KEY = ['notifications']

export const notificationsPage = (http: Http, page: number) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'list', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/notifications', { query: { page: it }, signal }),
      )
      return {
        items: data.items.map(toNotification),
        total: data.total,
        pages: Math.ceil(data.total / data.per_page),
      }
    },
  })

export const markRead = (http: Http, ids: number[]) => http.post('/api/notifications/read', { ids })

/** Marks everything up to the newest that was shown, so that what came since stays unread. */
export const markAllRead = (http: Http, newest: number) =>
  http.post('/api/notifications/read', { up_to: newest })

export interface ForumEmails {
  digest: ForumEmailsData['digest']
  isTellingMentions: boolean
}

export const forumEmails = (http: Http) =>
  queryOptions({
    queryKey: ['forum-emails'],
    queryFn: async ({ signal }) => toEmails((await http.get('/api/forum/emails', { signal })).data),
  })

export const saveForumEmails = (http: Http, { digest, isTellingMentions }: ForumEmails) =>
  http.put('/api/forum/emails', { digest, emails_mentions: isTellingMentions })

const toEmails = (data: ForumEmailsData): ForumEmails => ({
  digest: data.digest,
  isTellingMentions: data.emails_mentions,
})

const toNotification = (data: NotificationData): Notification => ({
  id: data.id,
  sentence: sentenceOf(data.kind, { actor: data.actor?.user_name ?? null, count: data.count }),
  title: data.thread.title,
  path: data.post ? `/forum/post/${data.post.id}` : `/forum/thread/${data.thread.id}`,
  isRead: data.is_read,
  at: new Date(data.at),
})
