import type { Http } from '@nireeka/contracts'
import {
  type QueuedTicketData,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_SORTS,
  TICKET_VIEWS,
} from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListCounts, ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

/** A ticket as the queue shows it. */
export type QueuedTicket = InOurNames<QueuedTicketData>

export const ASSIGNEES = ['me', 'nobody'] as const

export const readQueue = (
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<QueuedTicket>> => {
  const { view, order } = state.filters
  const query = {
    ...toQuery(state),
    view: TICKET_VIEWS.find((one) => one === view),
    sort: TICKET_SORTS.find((one) => one === order),
  }
  return readRows(state.page, (page) =>
    http.get('/api/backoffice/tickets', { query: { ...query, page }, signal }),
  )
}

/** Returns how many tickets there are in each view, and by '' in all. */
export async function countQueue(http: Http, state: ListState, signal?: AbortSignal): Promise<ListCounts> {
  const { data } = await http.get('/api/backoffice/tickets/counts', { query: toQuery(state), signal })
  return { '': data.total, ...Object.fromEntries(data.counts.map(({ view, count }) => [view, count])) }
}

const toQuery = ({ search, filters }: ListState) => ({
  search: search || undefined,
  priority: TICKET_PRIORITIES.find((one) => one === filters.priority),
  category: TICKET_CATEGORIES.find((one) => one === filters.category),
  assignee: ASSIGNEES.find((one) => one === filters.assignee),
  opened_from: filters.from,
  opened_to: filters.to,
})
