import type { Area } from '../areas.tsx'
import type { FoundOrder } from './palette.api.ts'

/** Where the palette may lead. */
export interface Place {
  path: string
  label: string
  details: string
}

/** Returns the areas whose name contains the text, and the orders that were found. */
export function placesCalled(
  text: string,
  areas: readonly Area[],
  orders: readonly FoundOrder[],
): readonly Place[] {
  const wanted = text.toLowerCase()
  const called = areas.filter(({ label }) => label.toLowerCase().includes(wanted))
  return [
    ...called.map(({ path, label }) => ({ path, label, details: '' })),
    ...(text === '' ? [] : orders).map(({ id, number, customer, email }) => ({
      path: `/backoffice/orders/${id}`,
      label: `Order ${number}`,
      details: `${customer}, ${email}`,
    })),
  ]
}
