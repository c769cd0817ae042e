import type { Waiting } from './waiting.api.ts'

/** Something that waits for staff, with the list that shows it. */
export interface Task {
  label: string
  count: number
  path: string
  /** Whether somebody waits longer than promised, or for their money. */
  isUrgent?: boolean
}

/** Returns what waits, the gravest first, without what is at 0. */
export const tasksOf = (waiting: Waiting): Task[] => allTasks(waiting).filter(({ count }) => count > 0)

const allTasks = ({ orders, bikes, returns, lowStock, reviews, forum }: Waiting): Task[] => [
  {
    label: 'Held payments to review',
    count: orders.held,
    path: '/backoffice/orders?status=held',
    isUrgent: true,
  },
  {
    label: 'Bikes past their promised date',
    count: bikes.late,
    path: '/backoffice/workshop?concern=late',
    isUrgent: true,
  },
  {
    label: 'Bikes promised this week',
    count: bikes.thisWeek,
    path: '/backoffice/workshop?concern=this_week',
  },
  { label: 'Paid orders to confirm', count: orders.paid, path: '/backoffice/orders?status=paid' },
  {
    label: 'Orders ready to ship',
    count: orders.readyToShip,
    path: '/backoffice/orders?status=ready_to_ship',
  },
  {
    label: 'Return requests to answer',
    count: returns.requested,
    path: '/backoffice/returns?status=requested',
  },
  {
    label: 'Returns to inspect',
    count: returns.received,
    path: '/backoffice/returns?status=received',
  },
  { label: 'Products and parts low in stock', count: lowStock, path: '/backoffice/stock?level=low' },
  { label: 'Reviews to moderate', count: reviews, path: '/backoffice/reviews' },
  { label: 'Reported posts to review', count: forum.reports, path: '/backoffice/forum' },
  { label: 'Held posts to review', count: forum.held, path: '/backoffice/forum/held' },
]
