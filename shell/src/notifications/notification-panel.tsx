import { usePlatform } from '@nireeka/kit'
import { type Notification, notificationsPage, useReading } from '@nireeka/kit/notifications'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, Drawer, EmptyState, QueryView, Skeleton } from '@nireeka/ui'
import { type RefObject, useEffect, useRef } from 'react'

import { NewestList } from './newest-list.tsx'
import styles from './notification-panel.module.css'
import { useIsOnline } from './use-is-online.ts'

const MOST_SHOWN = 10

/** The panel behind the bell: the newest notifications, and the way to all of them. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { http } = usePlatform()
  const newest = useQuery(notificationsPage(http, 1))
  const shown = newest.data?.items.slice(0, MOST_SHOWN) ?? []
  const all = useRef<HTMLAnchorElement>(null)
  return (
    <Drawer
      title="Notifications"
      onClose={onClose}
      actions={(leave) => (
        <>
          <MarkAllRead shown={shown} next={all} />
          <Link
            ref={all}
            className={buttonClass({ tone: 'secondary' })}
            to="/dashboard/notifications"
            onClick={leave}
          >
            See all
          </Link>
        </>
      )}
    >
      {(leave) => (
        <div className={styles.content}>
          <Offline hasList={newest.data !== undefined} />
          {newest.fetchStatus === 'paused' && !newest.data ? null : (
            <QueryView
              query={newest}
              skeleton={<Waiting />}
              failed="Your notifications can’t be shown right now"
              empty={<None />}
              isEmpty={({ total }) => total === 0}
            >
              {() => <NewestList notifications={shown} onFollow={leave} />}
            </QueryView>
          )}
        </div>
      )}
    </Drawer>
  )
}

interface MarkAllReadProps {
  shown: Notification[]
  /** What has the focus after the button, which is removed once all are read. */
  next: RefObject<HTMLElement | null>
}

/** Marks all as read, the older ones that the panel doesn't show included. */
function MarkAllRead({ shown, next }: MarkAllReadProps) {
  const { readAll, isReadingSeveral } = useReading(shown)
  const isNeeded = shown.some(({ isRead }) => !isRead)
  const wasPressed = useRef(false)

  useEffect(() => {
    if (isNeeded || !wasPressed.current) return
    wasPressed.current = false
    next.current?.focus()
  }, [isNeeded, next])

  function press() {
    wasPressed.current = true
    readAll()
  }
  return isNeeded ? (
    <Button tone="secondary" isBusy={isReadingSeveral} onClick={press}>
      Mark all as read
    </Button>
  ) : null
}

function Offline({ hasList }: { hasList: boolean }) {
  if (useIsOnline()) return null
  return (
    <p role="status" className={styles.offline}>
      {hasList
        ? 'You’re offline. New notifications will appear when you’re back online.'
        : 'You’re offline. Your notifications will appear when you’re back online.'}
    </p>
  )
}

const Waiting = () => (
  <div>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="text" lines={6} />
  </div>
)

const None = () => (
  <EmptyState
    title="No notifications yet"
    text="When somebody replies to you, mentions you or likes your post, you’ll see it here."
  />
)
