import { type Notification, useReading } from '@nireeka/kit/notifications'
import { Link } from '@nireeka/kit/router'
import { Badge, Button, DateText } from '@nireeka/ui'

import styles from './notifications.module.css'

interface Props {
  notifications: Notification[]
  /** Whether the list is of one kind, of which alone its button marks what is shown. */
  isOneKind: boolean
}

/** Notifications, each with a link to its post, which marks it as read. */
export function NotificationList({ notifications, isOneKind }: Props) {
  const { read, readAll, readShown, isReadingSeveral } = useReading(notifications)
  return (
    <>
      {notifications.some(({ isRead }) => !isRead) ? (
        <Button
          tone="secondary"
          size="small"
          isBusy={isReadingSeveral}
          onClick={isOneKind ? readShown : readAll}
        >
          {isOneKind ? 'Mark these as read' : 'Mark all as read'}
        </Button>
      ) : null}
      <ul className={styles.rows} aria-label="Notifications">
        {notifications.map((it) => (
          <Row key={it.id} told={it} onRead={() => (it.isRead ? undefined : read(it.id))} />
        ))}
      </ul>
    </>
  )
}

function Row({ told, onRead }: { told: Notification; onRead: () => void }) {
  const { sentence, title, path, reason, isRead, at } = told
  return (
    <li className={styles.row}>
      <p>
        {sentence}{' '}
        {path === null ? (
          <bdi>{title}</bdi>
        ) : (
          <Link to={path} onClick={onRead}>
            <bdi>{title}</bdi>
          </Link>
        )}
      </p>
      {reason === null ? null : (
        <p className={styles.reason}>
          Reason: <bdi>{reason}</bdi>
        </p>
      )}
      <p className={styles.details}>
        <DateText date={at} format="dayAndTime" zone="reader" />
        {isRead ? null : <Badge tone="accent">New</Badge>}
        {isRead || path !== null ? null : (
          <Button tone="quiet" size="small" onClick={onRead}>
            Mark as read
          </Button>
        )}
      </p>
    </li>
  )
}
