import { NOTIFICATION_FILTERS, type NotificationFilter } from '@nireeka/contracts/api'

/** The filters of the list, by the words that stand in the address. */
export const FILTERS: ReadonlyArray<{ show: NotificationFilter; label: string }> = [
  { show: 'all', label: 'All' },
  { show: 'unread', label: 'Unread' },
  { show: 'replies', label: 'Replies' },
  { show: 'mentions', label: 'Mentions' },
  { show: 'likes', label: 'Likes' },
  { show: 'moderation', label: 'Moderation' },
]

/** Returns the filter that an address asks for; an unknown one shows all. */
export const readFilter = (query: URLSearchParams): NotificationFilter =>
  NOTIFICATION_FILTERS.find((it) => it === query.get('show')) ?? 'all'

/** Returns the address of a page of the list. */
export function notificationsPath(show: NotificationFilter, page = 1): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('show', show)
  if (page !== 1) query.set('page', String(page))
  return query.size === 0 ? '/dashboard/notifications' : `/dashboard/notifications?${query}`
}
