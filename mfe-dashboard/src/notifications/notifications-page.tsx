import { formatNumber } from '@nireeka/contracts'
import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useUnreadCount } from '@nireeka/kit/notifications'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { notificationsPage } from './notifications.api.ts'
import { NotificationList } from './notification-list.tsx'

const pageLink = (page: number) => (
  <Link to={page === 1 ? '/dashboard/notifications' : `/dashboard/notifications?page=${page}`} />
)

export function NotificationsPage() {
  useTitle('Notifications')
  return (
    <AccountPage
      heading="Notifications"
      lead="What happened around your posts in the forum, the newest first."
    >
      <Unread />
      <List />
    </AccountPage>
  )
}

/** The count is told politely whenever it changes. */
function Unread() {
  const unread = useUnreadCount()
  return <p role="status">{unread === 0 ? null : `${unread > 99 ? '99+' : formatNumber(unread)} unread`}</p>
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  return (
    <QueryView
      query={useQuery(notificationsPage(http, page))}
      skeleton={<Waiting />}
      failed="Your notifications can’t be shown right now"
      empty={<NoNotifications />}
      isEmpty={({ total }) => total === 0}
    >
      {({ items, pages }) =>
        items.length === 0 ? (
          <NoSuchPage page={page} pages={pages} link={pageLink} />
        ) : (
          <>
            <NotificationList notifications={items} />
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
    text="When somebody replies to you, mentions you or likes your post, you read it here."
    action={
      <Link className={buttonClass()} to="/forum/1">
        To the forum
      </Link>
    }
  />
)
