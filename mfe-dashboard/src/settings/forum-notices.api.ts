import type { Http } from '@nireeka/contracts'
import type { ForumEmailsData, NotificationChoicesData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export interface ForumEmails {
  digest: ForumEmailsData['digest']
  isTellingMentions: boolean
}

/** The query for which emails of the forum the member gets. */
export const forumEmails = (http: Http) =>
  queryOptions({
    queryKey: ['forum-emails'],
    queryFn: async ({ signal }) => toEmails((await http.get('/api/forum/emails', { signal })).data),
  })

export const saveForumEmails = (http: Http, { digest, isTellingMentions }: ForumEmails) =>
  http.put('/api/forum/emails', { digest, emails_mentions: isTellingMentions })

export interface NotificationChoices {
  /** What the member hears of a thread once they have opened it or written in it. */
  level: NotificationChoicesData['writing_level']
  isTellingLikes: boolean
}

/** The query for what the member is told of unless they choose otherwise for a thread. */
export const notificationChoices = (http: Http) =>
  queryOptions({
    queryKey: ['notification-choices'],
    queryFn: async ({ signal }) => toChoices((await http.get('/api/notifications/choices', { signal })).data),
  })

export const saveNotificationChoices = (http: Http, { level, isTellingLikes }: NotificationChoices) =>
  http.put('/api/notifications/choices', { writing_level: level, tells_likes: isTellingLikes })

const toEmails = (data: ForumEmailsData): ForumEmails => ({
  digest: data.digest,
  isTellingMentions: data.emails_mentions,
})

const toChoices = (data: NotificationChoicesData): NotificationChoices => ({
  level: data.writing_level,
  isTellingLikes: data.tells_likes,
})
