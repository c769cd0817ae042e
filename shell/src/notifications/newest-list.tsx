import { type Notification, useReading } from '@nireeka/kit/notifications'
import { Link } from '@nireeka/kit/router'
import { Avatar, Badge, Button, DateText } from '@nireeka/ui'
import type { KeyboardEvent } from 'react'

import styles from './notification-panel.module.css'

interface Props {
  notifications: Notification[]
  /** Called when a notification is followed to its page. */
  onFollow: () => void
}

/** The newest notifications. Each leads to its post, which marks it as read; arrow keys go from one to the next. */
export function NewestList({ notifications, onFollow }: Props) {
  const { read } = useReading(notifications)
  return (
    <ul className={styles.rows} aria-label="Newest notifications">
      {notifications.map((told) => (
        <li key={told.id} className={styles.row}>
          <Avatar name={told.actor?.name ?? 'Nireeka'} picture={told.actor?.picture ?? null} size="small" />
          <div className={styles.told}>
            <Sentence
              told={told}
              onFollow={() => {
                if (!told.isRead) read(told.id)
                onFollow()
              }}
            />
            <Details told={told} onRead={() => read(told.id)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const Sentence = ({
  told: { sentence, title, path },
  onFollow,
}: {
  told: Notification
  onFollow: () => void
}) =>
  path === null ? (
    <p>
      {sentence} <bdi>{title}</bdi>
    </p>
  ) : (
    <Link className={styles.link} to={path} onClick={onFollow} onKeyDown={moveFocus}>
      {sentence} <bdi className={styles.title}>{title}</bdi>
    </Link>
  )

const Details = ({
  told: { reason, path, at, isRead },
  onRead,
}: {
  told: Notification
  onRead: () => void
}) => (
  <>
    {reason === null ? null : (
      <p className={styles.quiet}>
        Reason: <bdi>{reason}</bdi>
      </p>
    )}
    <p className={styles.details}>
      <DateText date={at} format="dayAndTime" zone="reader" />
      {isRead ? null : <Badge tone="accent">New</Badge>}
      {isRead || path !== null ? null : (
        <Button tone="quiet" size="small" onClick={onRead} onKeyDown={moveFocus}>
          Mark as read
        </Button>
      )}
    </p>
  </>
)

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent) {
  const step = STEPS[event.key]
  if (step === undefined) return
  const list = event.currentTarget.closest('ul')
  const stops = [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const at = stops.findIndex((stop) => stop === event.currentTarget)
  event.preventDefault()
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}
