import { AdminCancel } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { cancelOrder, type Order } from '../order.api.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useOrderChange } from './use-order-change.ts'

interface Props {
  order: Order
  onClose: () => void
}

/** Asks why an order is cancelled. */
export const CancelDialog = ({ order, onClose }: Props) => (
  <FormDialog
    title={`Cancel order ${order.number}`}
    description="The customer gets a full refund. This can’t be undone."
    onClose={onClose}
  >
    {(leave) => <CancelForm order={order} leave={leave} />}
  </FormDialog>
)

function CancelForm({ order, leave }: { order: Order; leave: () => void }) {
  const { change, seen } = useOrderChange()
  const [opened] = useState(order)
  const read = seen ? order : opened
  const form = useApiForm({
    schema: AdminCancel,
    defaultValues: { version: opened.version, reason: '' },
    submit: async ({ reason }) => {
      await change(
        read,
        (http) => cancelOrder(http, order.id, { reason, version: read.version }),
        `Order ${order.number} cancelled.`,
      )
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm
      form={form}
      submit="Cancel order"
      tone="danger"
      cancel="Keep order"
      notice={<ChangedMeanwhile seen={seen} now={order} />}
    >
      <Field
        label="Reason"
        hint="Visible to the customer. Up to 300 characters."
        errors={[errors.reason?.message]}
      >
        <TextArea rows={2} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
