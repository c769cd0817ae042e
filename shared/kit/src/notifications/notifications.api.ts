import type { Http } from '@nireeka/contracts'
import type { NotificationFilter } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { readPage } from '../read-page.ts'
import { toNotification } from './notification.ts'

/** Begins each query of a member's notifications; all are asked for again when something has changed. */
export const NOTIFICATIONS_KEY = ['notifications']

export const unreadCount = (http: Http) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'unread'],
    queryFn: async ({ signal }) => (await http.get('/api/notifications/unread', { signal })).data.unread,
  })

export const notificationsPage = (http: Http, page: number, show: NotificationFilter = 'all') =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'list', show, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/notifications', { query: { page: it, show }, signal }),
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
