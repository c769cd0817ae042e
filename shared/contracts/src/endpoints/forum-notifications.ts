import {
  ForumEmails,
  ForumEmailsAnswer,
  ForumUnsubscribe,
  NothingAnswer,
  NotificationChoices,
  NotificationChoicesAnswer,
  NotificationsAnswer,
  NotificationsQuery,
  ReadNotifications,
  Subscribe,
  SubscriptionParams,
  UnreadAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const forumNotificationEndpoints = {
  list: {
    method: 'GET',
    path: '/api/notifications',
    access: 'member',
    query: NotificationsQuery,
    answer: NotificationsAnswer,
  },
  unread: { method: 'GET', path: '/api/notifications/unread', access: 'member', answer: UnreadAnswer },
  read: {
    method: 'POST',
    path: '/api/notifications/read',
    access: 'member',
    body: ReadNotifications,
    answer: NothingAnswer,
  },
  choices: {
    method: 'GET',
    path: '/api/notifications/choices',
    access: 'member',
    answer: NotificationChoicesAnswer,
  },
  setChoices: {
    method: 'PUT',
    path: '/api/notifications/choices',
    access: 'member',
    body: NotificationChoices,
    answer: NotificationChoicesAnswer,
  },
  subscribe: {
    method: 'PUT',
    path: '/api/forum/threads/:id/subscription',
    access: 'member',
    params: SubscriptionParams,
    body: Subscribe,
    answer: NothingAnswer,
  },
  emails: { method: 'GET', path: '/api/forum/emails', access: 'member', answer: ForumEmailsAnswer },
  setEmails: {
    method: 'PUT',
    path: '/api/forum/emails',
    access: 'member',
    body: ForumEmails,
    answer: ForumEmailsAnswer,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/forum/unsubscribe',
    access: 'guest',
    body: ForumUnsubscribe,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
