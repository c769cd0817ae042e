import { CUSTOMER_ROLES, CustomerRoleChange } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, Select, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { AreaFields } from '../../staff/area-fields.tsx'
import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { changeRole, type Customer } from '../customer.api.ts'
import { ROLE_LABELS } from '../customer-labels.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useCustomerChange } from './use-customer-change.ts'

interface Props {
  customer: Customer
  onClose: () => void
}

/** Asks which role a member gets, and why. */
export const RoleDialog = ({ customer, onClose }: Props) => (
  <FormDialog
    title={`Change role: ${customer.name}`}
    description="Agents work in the areas that you choose. Admins can do everything."
    onClose={onClose}
  >
    {(leave) => <RoleForm customer={customer} leave={leave} />}
  </FormDialog>
)

function RoleForm({ customer, leave }: { customer: Customer; leave: () => void }) {
  const { change, seen } = useCustomerChange()
  const [opened] = useState(customer)
  const read = seen ? customer : opened
  const form = useApiForm({
    schema: CustomerRoleChange,
    defaultValues: { role: opened.role, areas: opened.areas, version: opened.version, reason: '' },
    submit: async ({ role, areas, reason }) => {
      const wanted = role === 'agent' ? { role, areas } : { role }
      await change(
        read,
        (http) => changeRole(http, customer.id, { ...wanted, reason, version: read.version }),
        'Role changed.',
      )
      leave()
    },
  })
  const { register, errors, watch, setValue } = form
  return (
    <DialogForm form={form} submit="Change role" notice={<ChangedMeanwhile seen={seen} now={customer} />}>
      <Field label="Role" errors={[errors.role?.message]}>
        <Select {...register('role')}>
          {CUSTOMER_ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </Select>
      </Field>
      {watch('role') === 'agent' ? (
        <AreaFields
          areas={watch('areas') ?? []}
          onChange={(areas) => setValue('areas', areas, { shouldDirty: true })}
        />
      ) : null}
      <Field label="Reason" hint="Kept in the audit log." errors={[errors.reason?.message]}>
        <TextArea rows={3} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
