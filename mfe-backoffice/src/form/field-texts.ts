import { formatNumber } from '@nireeka/contracts'

import { readable } from '../labels.ts'

/** Returns a field's name as a label: `shipsFrom` is "Ships from". */
export const labelOf = (field: string) =>
  readable(field.replaceAll(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`))

/** Returns a field's value as a person reads it. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'string') return value || 'Empty'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : listed(value)
  return value === null || value === undefined ? 'Empty' : listed(Object.values(value))
}

const listed = (values: readonly unknown[]) => values.map(textOf).join(', ')
