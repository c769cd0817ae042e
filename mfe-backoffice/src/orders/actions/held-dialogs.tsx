import { formatPrice } from '@nireeka/contracts'
import { type HELD_DECISIONS, HeldDecision } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { decideHeld, type Order } from '../order.api.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useOrderChange } from './use-order-change.ts'

interface Props {
  order: Order
  onClose: () => void
}

interface Texts {
  label: string
  reasonHint: string
  done: string
  tone: 'primary' | 'danger'
}

const TEXTS: Record<(typeof HELD_DECISIONS)[number], Texts> = {
  accept: {
    label: 'Accept payment',
    reasonHint: 'Visible to staff only.',
    done: 'is now paid.',
    tone: 'primary',
  },
  refuse: {
    label: 'Refuse payment',
    reasonHint: 'Visible to the customer.',
    done: 'refunded.',
    tone: 'danger',
  },
}

/** Asks why a held payment is accepted, which makes the order paid. */
export const AcceptDialog = ({ order, onClose }: Props) => (
  <FormDialog
    title={`Accept the payment of order ${order.number}`}
    description={`The order becomes paid with ${taken(order)} instead of ${formatPrice(order.payment?.amount ?? 0)}. The customer gets the confirmation and the invoice.`}
    onClose={onClose}
  >
    {(leave) => <DecisionForm decision="accept" order={order} leave={leave} />}
  </FormDialog>
)

/** Asks why a held payment is refused, which sends the money back and ends the order. */
export const RefuseDialog = ({ order, onClose }: Props) => (
  <FormDialog
    title={`Refuse the payment of order ${order.number}`}
    description={`${formatPrice(order.allowed.refund)} is refunded and the order ends. This can’t be undone.`}
    onClose={onClose}
  >
    {(leave) => <DecisionForm decision="refuse" order={order} leave={leave} />}
  </FormDialog>
)

const taken = ({ payments }: Order) => formatPrice(payments[0]?.captured ?? 0)

interface FormProps {
  decision: (typeof HELD_DECISIONS)[number]
  order: Order
  leave: () => void
}

function DecisionForm({ decision, order, leave }: FormProps) {
  const { change, seen } = useOrderChange()
  const [opened] = useState(order)
  const read = seen ? order : opened
  const { label, reasonHint, done, tone } = TEXTS[decision]
  const form = useApiForm({
    schema: HeldDecision,
    defaultValues: { version: opened.version, decision, reason: '' },
    submit: async ({ reason }) => {
      const body = { decision, reason, version: read.version }
      await change(read, (http) => decideHeld(http, order.id, body), `Order ${order.number} ${done}`)
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit={label} tone={tone} notice={<ChangedMeanwhile seen={seen} now={order} />}>
      <Field label="Reason" hint={reasonHint} errors={[errors.reason?.message]}>
        <TextArea rows={2} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
