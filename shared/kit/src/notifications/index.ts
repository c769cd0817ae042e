export type { Notification } from './notification.ts'
export { notificationsPage } from './notifications.api.ts'
export { useReading } from './use-reading.ts'
export { useUnreadCount } from './use-unread-count.ts'
