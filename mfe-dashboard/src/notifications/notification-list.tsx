import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, Button, DateText } from '@nireeka/ui'

import styles from './notifications.module.css'
import { markAllRead, markRead, type Notification, NOTIFICATIONS_KEY } from './notifications.api.ts'

/** Notifications, each with a link to its post, which marks it as read. */
export function NotificationList({ notifications }: { notifications: Notification[] }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const change = {
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
    onError: (error: Error) => notify('error', messageOf(error, TEXTS.unreachable)),
  }
  const reading = useMutation({ mutationFn: (id: number) => markRead(http, [id]), ...change })
  // Ids rise, while a like that is counted again moves an older notification up.
  const newest = Math.max(...notifications.map(({ id }) => id))
  const readingAll = useMutation({ mutationFn: () => markAllRead(http, newest), ...change })
  return (
    <>
      {notifications.some(({ isRead }) => !isRead) ? (
        <Button
          tone="secondary"
          size="small"
          isBusy={readingAll.isPending}
          onClick={() => readingAll.mutate()}
        >
          Mark all as read
        </Button>
      ) : null}
      <ul className={styles.rows} aria-label="Notifications">
        {notifications.map(({ id, sentence, title, path, isRead, at }) => (
          <li key={id} className={styles.row}>
            <p>
              {sentence}{' '}
              <Link to={path} onClick={() => (isRead ? undefined : reading.mutate(id))}>
                <bdi>{title}</bdi>
              </Link>
            </p>
            <p className={styles.details}>
              <DateText date={at} format="dayAndTime" zone="reader" />
              {isRead ? null : <Badge tone="accent">New</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
