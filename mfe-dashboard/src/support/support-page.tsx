import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, ChipLink, ChipList, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { NoTickets } from './no-tickets.tsx'
import { SupportHelp } from './support-help.tsx'
import { type Tab, ticketsPage } from './support.api.ts'
import { TicketCards } from './ticket-cards.tsx'
import styles from './tickets.module.css'

const TABS = { open: 'Open', closed: 'Closed' } as const

function pathOf(tab: Tab, page = 1) {
  const query = new URLSearchParams()
  if (tab === 'closed') query.set('state', 'closed')
  if (page > 1) query.set('page', String(page))
  return `/dashboard/support${query.size > 0 ? `?${query}` : ''}`
}

const pageLink = (tab: Tab) => (page: number) => <Link to={pathOf(tab, page)} />

export function SupportPage() {
  useTitle('Support')
  return (
    <AccountPage
      heading="Support"
      lead="We reply within one working day, and right away if it’s about safety."
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
  const page = readPageNumber(query)
  return (
    <QueryView
      query={useQuery(ticketsPage(http, tab, page))}
      skeleton={<Waiting />}
      failed="Your tickets can’t be shown right now"
      empty={
        <>
          <NoTickets />
          <SupportHelp />
        </>
      }
      isEmpty={({ counts }) => counts.open + counts.closed === 0}
    >
      {({ items, pages, counts }, isStale) => (
        <>
          <Tabs current={tab} counts={counts} />
          <h2 className="visually-hidden">{TABS[tab]} tickets, latest activity first</h2>
          {items.length > 0 ? (
            <div className={styles.tickets}>
              <TicketCards tickets={items} isBusy={isStale} />
            </div>
          ) : null}
          {items.length === 0 && pages > 0 ? (
            <NoSuchPage page={page} pages={pages} link={pageLink(tab)} />
          ) : null}
          {pages === 0 ? <EmptyState {...NOTHING[tab]} /> : null}
          <Pagination page={page} pages={pages} link={pageLink(tab)} />
          <SupportHelp />
        </>
      )}
    </QueryView>
  )
}

const Tabs = ({ current, counts }: { current: Tab; counts: Record<Tab, number> }) => (
  <nav aria-label="Tickets">
    <ChipList>
      {(['open', 'closed'] as const).map((tab) => (
        <ChipLink
          key={tab}
          link={<Link to={pathOf(tab)} />}
          label={TABS[tab]}
          count={counts[tab]}
          isCurrent={tab === current}
        />
      ))}
    </ChipList>
  </nav>
)

const NOTHING = {
  open: { title: 'Nothing is open', text: 'Everything you’ve asked has been answered and closed.' },
  closed: { title: 'Nothing is closed yet', text: 'Tickets appear here once they’re closed.' },
}
