import { formatNumber } from '@nireeka/contracts'
import type { NotificationFilter } from '@nireeka/contracts/api'
import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { notificationsPage, useUnreadCount } from '@nireeka/kit/notifications'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, ChipLink, ChipList, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { FILTERS, notificationsPath, readFilter } from './filters.ts'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'

export function NotificationsPage() {
  useTitle('Notifications')
  const [query] = useSearchParams()
  const show = readFilter(query)
  return (
    <AccountPage heading="Notifications" lead="Replies, mentions and likes in the forum, newest first.">
      <div className={styles.above}>
        <Unread />
        <Link to="/dashboard/settings#notifications">Notification settings</Link>
      </div>
      <Filters show={show} />
      <List show={show} page={readPageNumber(query)} />
    </AccountPage>
  )
}

/** The count is told politely whenever it changes. */
function Unread() {
  const unread = useUnreadCount()
  return <p role="status">{unread === 0 ? null : `${unread > 99 ? '99+' : formatNumber(unread)} unread`}</p>
}

function Filters({ show }: { show: NotificationFilter }) {
  return (
    <nav aria-label="Show" className={styles.filters}>
      <ChipList>
        {FILTERS.map((it) => (
          <ChipLink
            key={it.show}
            link={<Link to={notificationsPath(it.show)} />}
            label={it.label}
            isCurrent={it.show === show}
          />
        ))}
      </ChipList>
    </nav>
  )
}

function List({ show, page }: { show: NotificationFilter; page: number }) {
  const { http } = usePlatform()
  const pageLink = (it: number) => <Link to={notificationsPath(show, it)} />
  return (
    <QueryView
      query={useQuery(notificationsPage(http, page, show))}
      skeleton={<Waiting />}
      failed="Your notifications can’t be shown right now"
      empty={show === 'all' ? <NoNotifications /> : <NoneOfThese show={show} />}
      isEmpty={({ total }) => total === 0}
    >
      {({ items, pages }) =>
        items.length === 0 ? (
          <NoSuchPage page={page} pages={pages} link={pageLink} />
        ) : (
          <>
            <NotificationList notifications={items} isOneKind={show !== 'all' && show !== 'unread'} />
            <Pagination page={page} pages={pages} link={pageLink} />
          </>
        )
      }
    </QueryView>
  )
}

const NoNotifications = () => (
  <EmptyState
    title="No notifications yet"
    text="When somebody replies to you, mentions you or likes your post, you’ll see it here."
    action={
      <Link className={buttonClass()} to="/forum/1">
        To the forum
      </Link>
    }
  />
)

const NoneOfThese = ({ show }: { show: NotificationFilter }) => (
  <EmptyState
    title={show === 'unread' ? 'You’re up to date' : 'Nothing here yet'}
    text={show === 'unread' ? 'You’ve read all your notifications.' : undefined}
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={notificationsPath('all')}>
        Show all
      </Link>
    }
  />
)
