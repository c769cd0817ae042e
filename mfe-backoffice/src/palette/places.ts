import type { Area } from '../areas.ts'
import type { Found } from './palette.api.ts'

/** Where the palette may lead. */
export interface Place {
  path: string
  label: string
  details: string
}

/** Places of one kind, under their heading. */
export interface PlaceGroup {
  heading: string
  places: readonly Place[]
}

const PRODUCTS = '/backoffice/products'

/**
 * Returns the areas whose name contains the text, and what was found by it, in groups; without those that are empty.
 */
export function placesCalled(text: string, areas: readonly Area[], found: Found | undefined): PlaceGroup[] {
  const wanted = text.toLowerCase()
  const called = areas.filter(({ label }) => label.toLowerCase().includes(wanted))
  const groups = [
    { heading: 'Pages', places: called.map(({ path, label }) => ({ path, label, details: '' })) },
    ...(found && text !== '' ? toGroups(found, areas) : []),
  ]
  return groups.filter(({ places }) => places.length > 0)
}

const toGroups = (
  { orders, members, tickets, threads, products }: Found,
  areas: readonly Area[],
): PlaceGroup[] => [
  {
    heading: 'Orders',
    places: orders.map(({ id, number, customer }) => ({
      path: `/backoffice/orders/${id}`,
      label: `Order ${number}`,
      details: `${customer.name}, ${customer.email}`,
    })),
  },
  {
    heading: 'Members',
    places: members.map(({ id, name, email }) => ({
      path: `/backoffice/customers/${id}`,
      label: name,
      details: email,
    })),
  },
  {
    heading: 'Tickets',
    places: tickets.map(({ id, number, subject }) => ({
      path: `/backoffice/tickets/${id}`,
      label: `Ticket ${number}`,
      details: subject,
    })),
  },
  {
    heading: 'Threads',
    places: threads.map(({ id, title }) => ({
      path: `/forum/thread/${id}`,
      label: title,
      details: `Thread ${id}`,
    })),
  },
  {
    heading: 'Products',
    places: areas.some(({ path }) => path === PRODUCTS) ? products.map(toProduct) : [],
  },
]

const toProduct = ({ id, number, title }: Found['products'][number]): Place => ({
  path: `${PRODUCTS}/${id}`,
  label: title,
  details: number ?? '',
})
