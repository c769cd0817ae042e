import { formatPrice } from '@nireeka/contracts'
import { ReturnRefund } from '@nireeka/contracts/api'
import { createOnceKey } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { DefinitionList, RadioCards } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { type Return, refundReturn } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

/** Shows what is given back for a return, and asks where it goes. */
export const RefundReturnDialog = ({ item, onClose }: ReturnDialogProps) => (
  <FormDialog
    title={`Refund return ${item.number}`}
    description="This also closes the return."
    onClose={onClose}
  >
    {(leave) => <RefundForm item={item} leave={leave} />}
  </FormDialog>
)

function RefundForm({ item, leave }: { item: Return; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const [keyFor] = useState(createOnceKey)
  const form = useApiForm({
    schema: ReturnRefund,
    defaultValues: { version: read.version, to: item.wish === 'credits' ? 'credits' : 'payment' },
    submit: async ({ to }) => {
      const body = { to, version: read.version }
      await change(
        read,
        (http) => refundReturn(http, item.id, { body, key: keyFor(body) }),
        `${formatPrice(item.refundable)} refunded.`,
      )
      leave()
    },
  })
  const { setValue, watch } = form
  return (
    <DialogForm
      form={form}
      submit={`Refund ${formatPrice(item.refundable)}`}
      tone="danger"
      notice={<ChangedReturn seen={seen} now={item} />}
    >
      <DefinitionList items={sumsOf(item)} />
      <RadioCards
        legend="Refund to"
        options={[
          { value: 'payment', label: 'Original payment method' },
          { value: 'credits', label: 'Store credit' },
        ]}
        value={watch('to')}
        columns={2}
        onChange={(to) => setValue('to', to)}
      />
    </DialogForm>
  )
}

/** The value of each line, what is taken off, and what is left, as the server has computed it. */
export const sumsOf = ({ lines, refundable }: Return) => [
  ...lines.flatMap(({ title, received, count, value, deduction }) => [
    { term: `${received ?? count} × ${title}`, details: formatPrice(value) },
    ...(deduction > 0 ? [{ term: 'Deduction', details: `−${formatPrice(deduction)}` }] : []),
  ]),
  { term: 'Refund', details: formatPrice(refundable), isSum: true },
]
