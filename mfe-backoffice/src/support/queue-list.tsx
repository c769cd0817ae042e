import { TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { MOST_COUNTED_TICKETS, TICKET_VIEWS } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import type { ListDefinition } from '../list/list.ts'
import { selectFilter } from '../list/select-filter.ts'
import { countQueue, type QueuedTicket, readQueue } from './queue.api.ts'
import styles from './support.module.css'
import { STATES, URGENCIES, URGENCY_ORDER, VIEWS } from './ticket-labels.ts'

export const QUEUE = 'tickets'

/** The list of all customers' tickets. */
export const QUEUE_LIST: ListDefinition<QueuedTicket> = {
  name: QUEUE,
  title: 'Tickets',
  nouns: ['ticket', 'tickets'],
  mostCounted: MOST_COUNTED_TICKETS,
  columns: [
    {
      header: 'Ticket',
      cell: ({ number, subject, category }) => (
        <span className={styles.words}>
          {subject}
          <Below>
            {number}: {TICKET_CATEGORY_LABELS[category]}
          </Below>
        </span>
      ),
    },
    {
      header: 'Customer',
      isFact: true,
      cell: ({ customer }) => (
        <span className={styles.words}>
          {customer.name}
          <Below>{customer.email}</Below>
        </span>
      ),
    },
    {
      header: 'Urgency',
      isFact: true,
      isNarrow: true,
      cell: ({ priority }) => <Badge tone={URGENCIES[priority].tone}>{URGENCIES[priority].label}</Badge>,
    },
    {
      header: 'Status',
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    },
    { header: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? 'Nobody' },
    { header: 'Opened', cell: ({ openedAt }) => <DateAndTime at={new Date(openedAt)} /> },
    {
      header: 'Waiting since',
      cell: ({ waitingSince }) => (waitingSince ? <DateAndTime at={new Date(waitingSince)} /> : '–'),
    },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'view',
      label: 'Ticket views',
      any: 'All',
      options: TICKET_VIEWS.map((value) => ({ value, label: VIEWS[value] })),
    },
    selectFilter({
      name: 'assignee',
      label: 'Assigned to',
      options: { me: 'Me', nobody: 'Nobody' },
    }),
    selectFilter({
      name: 'priority',
      label: 'Urgency',
      options: URGENCY_ORDER.map((value) => ({ value, label: URGENCIES[value].label })),
    }),
    selectFilter({ name: 'category', label: 'About', options: TICKET_CATEGORY_LABELS }),
    {
      kind: 'select',
      name: 'order',
      label: 'Order',
      any: 'Most urgent first',
      options: [
        { value: 'waiting', label: 'Longest waiting first' },
        { value: 'newest', label: 'Newest first' },
      ],
    },
  ],
  search: { label: 'Search tickets', placeholder: 'Number, name or text' },
  nameOf: ({ number }) => `ticket ${number}`,
  pathOf: ({ id }) => `/backoffice/tickets/${id}`,
  read: readQueue,
  count: countQueue,
  empty: { title: 'No tickets yet', text: 'Questions from members and guests appear here.' },
}

/** The list with the days of opening, to which figures of a period lead; beside all other filters they have no room. */
export const QUEUE_OF_DAYS: ListDefinition<QueuedTicket> = {
  ...QUEUE_LIST,
  filters: [
    ...(QUEUE_LIST.filters ?? []),
    { kind: 'day', name: 'from', label: 'Opened from' },
    { kind: 'day', name: 'to', label: 'Opened to' },
  ],
}
