import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, ChipLink, ChipList, EmptyState, FailedState, Pagination } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { readPage } from '../orders/read-page.ts'
import { Waiting } from '../waiting.tsx'
import { NoTickets } from './no-tickets.tsx'
import type { Tab } from './support.api.ts'
import { ticketsPage } from './support.api.ts'
import { TicketCards } from './ticket-cards.tsx'

const TABS = { open: 'Open', closed: 'Closed' } as const

function pathOf(tab: Tab, page = 1) {
  const query = new URLSearchParams()
  if (tab === 'closed') query.set('state', 'closed')
  if (page > 1) query.set('page', String(page))
  return `/dashboard/support${query.size > 0 ? `?${query}` : ''}`
}

export function SupportPage() {
  useTitle('Support')
  return (
    <AccountPage
      heading="Support"
      lead="What you have asked us, and what we answered. We are there day and night."
      actions={
        <Link className={buttonClass()} to="/dashboard/support/new">
          New ticket
        </Link>
      }
    >
      <List />
    </AccountPage>
  )
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const tab: Tab = query.get('state') === 'closed' ? 'closed' : 'open'
  const page = readPage(query)
  const list = useQuery(ticketsPage(http, tab, page))

  if (list.isPending) return <Waiting />
  if (list.isError) {
    return (
      <FailedState
        title="Your tickets can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { items, pages, counts } = list.data
  if (counts.open + counts.closed === 0) return <NoTickets />
  return (
    <>
      <nav aria-label="Tickets">
        <ChipList>
          {(['open', 'closed'] as const).map((one) => (
            <ChipLink
              key={one}
              link={<Link to={pathOf(one)} />}
              label={TABS[one]}
              count={counts[one]}
              isCurrent={one === tab}
            />
          ))}
        </ChipList>
      </nav>
      <h2 className="visually-hidden">{TABS[tab]} tickets, the latest news first</h2>
      {items.length > 0 ? (
        <TicketCards tickets={items} isBusy={list.isPlaceholderData} />
      ) : (
        <Nothing tab={tab} page={page} />
      )}
      <Pagination page={page} pages={pages} link={(to) => <Link to={pathOf(tab, to)} />} />
    </>
  )
}

function Nothing({ tab, page }: { tab: Tab; page: number }) {
  if (page > 1) {
    return (
      <EmptyState
        title={`There is no page ${page}`}
        text="Your tickets end before it."
        action={
          <Link className={buttonClass({ tone: 'secondary' })} to={pathOf(tab)}>
            The newest tickets
          </Link>
        }
      />
    )
  }
  return tab === 'open' ? (
    <EmptyState title="Nothing is open" text="Everything you have asked is answered and closed." />
  ) : (
    <EmptyState title="Nothing is closed yet" text="A ticket comes here when you or we close it." />
  )
}
