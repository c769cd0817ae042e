import { CARRIER_LABELS, CARRIERS } from '@nireeka/contracts'
import { ShipmentInput } from '@nireeka/contracts/api'
import { createOnceKey } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, Select, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { type Order, shipOrder } from '../order.api.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { chosenLines, type Counts, LineCounts } from './line-counts.tsx'
import { useOrderChange } from './use-order-change.ts'

interface Props {
  order: Order
  onClose: () => void
}

const Form = formSchema(ShipmentInput)

/** Asks what of an order is sent, and with which carrier and tracking number. */
export const ShipDialog = ({ order, onClose }: Props) => (
  <FormDialog
    title={`Ship order ${order.number}`}
    description="The customer gets an email with the tracking link."
    onClose={onClose}
  >
    {(leave) => <ShipForm order={order} leave={leave} />}
  </FormDialog>
)

function ShipForm({ order, leave }: { order: Order; leave: () => void }) {
  const { change, seen } = useOrderChange()
  const [keyFor] = useState(createOnceKey)
  const [opened] = useState(order)
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(order.lines.map(({ id, toShip }) => [id, toShip])),
  )
  // What was read decides the version: a conflict shows the present order, and the next try is about that one.
  const read = seen ? order : opened
  const form = useApiForm({
    schema: Form,
    defaultValues: {
      version: opened.version,
      carrier: CARRIERS[0],
      trackingNumber: '',
      lines: chosenLines(counts),
    },
    submit: async (values) => {
      const body = { ...values, version: read.version }
      await change(
        read,
        (http) => shipOrder(http, order.id, { body, key: keyFor(body) }),
        `Order ${order.number}: shipment created.`,
      )
      leave()
    },
  })
  const { register, errors, setValue } = form
  const choose = (next: Counts) => {
    setCounts(next)
    setValue('lines', chosenLines(next))
  }
  return (
    <DialogForm form={form} submit="Ship" notice={<ChangedMeanwhile seen={seen} now={order} />}>
      <Field label="Carrier" errors={[errors.carrier?.message]}>
        <Select {...register('carrier')}>
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier}>
              {CARRIER_LABELS[carrier]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Tracking number" errors={[errors.trackingNumber?.message]}>
        <TextInput autoComplete="off" {...register('trackingNumber')} />
      </Field>
      <LineCounts
        legend="Items in this shipment"
        lines={order.lines.flatMap(({ id, title, toShip }) =>
          toShip > 0 ? [{ id, title, most: toShip }] : [],
        )}
        counts={counts}
        onChange={choose}
      />
    </DialogForm>
  )
}
