import { CustomerChange } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import type { Customer } from '../customer.api.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { CustomerAction } from './customer-changes.ts'
import { useCustomerChange } from './use-customer-change.ts'

interface Props {
  customer: Customer
  action: CustomerAction
  onClose: () => void
}

/** Asks why an account is changed, and changes it. */
export const ChangeDialog = ({ customer, action, onClose }: Props) => (
  <FormDialog title={`${action.label}: ${customer.name}`} description={action.description} onClose={onClose}>
    {(leave) => <ChangeForm customer={customer} action={action} leave={leave} />}
  </FormDialog>
)

interface FormProps extends Omit<Props, 'onClose'> {
  leave: () => void
}

function ChangeForm({ customer, action, leave }: FormProps) {
  const { change, seen } = useCustomerChange()
  const [opened] = useState(customer)
  const read = seen ? customer : opened
  const form = useApiForm({
    schema: CustomerChange,
    defaultValues: { version: opened.version, reason: '' },
    submit: async ({ reason }) => {
      await change(
        read,
        (http) => action.make(http, customer.id, { reason, version: read.version }),
        'Account updated.',
      )
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm
      form={form}
      submit={action.label}
      tone={action.isDangerous ? 'danger' : 'primary'}
      notice={<ChangedMeanwhile seen={seen} now={customer} />}
    >
      <Field label="Reason" hint={action.hint ?? 'Kept in the audit log.'} errors={[errors.reason?.message]}>
        <TextArea rows={3} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
