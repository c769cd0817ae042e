import { formatPrice } from '@nireeka/contracts'
import { CreditGrant, MOST_GRANTED } from '@nireeka/contracts/api'
import { createOnceKey, usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Field, TextArea, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { type Customer, grantCredit } from '../customer.api.ts'

interface Props {
  customer: Customer
  onClose: () => void
}

/** Asks how much credit a member gets, and why. */
export const CreditDialog = ({ customer, onClose }: Props) => (
  <FormDialog
    title={`Grant credit: ${customer.name}`}
    description="The member can spend it for a year."
    onClose={onClose}
  >
    {(leave) => <CreditForm id={customer.id} leave={leave} />}
  </FormDialog>
)

function CreditForm({ id, leave }: { id: number; leave: () => void }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [keyFor] = useState(createOnceKey)
  const form = useApiForm({
    schema: CreditGrant,
    defaultValues: { amount: 20, reason: '' },
    submit: async (body) => {
      const message = await withPassword(() => grantCredit(http, id, { body, key: keyFor(body) }))
      await queries.invalidateQueries({ queryKey: ['customer-credits', id] })
      notify('success', message ?? 'Credit granted.')
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit="Grant credit">
      <Field
        label="Amount in dollars"
        hint={`Up to ${formatPrice(MOST_GRANTED)}.`}
        errors={[errors.amount?.message]}
      >
        <TextInput
          type="number"
          inputMode="decimal"
          min="1"
          step="0.01"
          {...register('amount', { valueAsNumber: true })}
        />
      </Field>
      <Field label="Reason" hint="Shown to the member beside the credit." errors={[errors.reason?.message]}>
        <TextArea rows={3} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
