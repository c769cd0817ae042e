import { formatDate } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, Select } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import { ordersPage } from '../orders/orders.api.ts'

interface Props {
  /** The form registration of the field. */
  field: ComponentProps<'select'>
  error: string | undefined
}

/** A select for the order that a ticket is about. Renders nothing without orders, or if the list can't be loaded. */
export function OrderField({ field, error }: Props) {
  const { http } = usePlatform()
  const orders = useQuery(ordersPage(http, 1))
  if (!orders.data || orders.data.items.length === 0) return null
  return (
    <Field label="Which order?" isOptional errors={[error]}>
      <Select {...field}>
        <option value="">None of them</option>
        {orders.data.items.map(({ id, number, placedAt }) => (
          <option key={id} value={id}>
            {number}, {formatDate(placedAt, 'day', 'reader')}
          </option>
        ))}
      </Select>
    </Field>
  )
}
