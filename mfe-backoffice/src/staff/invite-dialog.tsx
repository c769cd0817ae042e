import { STAFF_ROLES, StaffInvitation } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, Select, TextInput } from '@nireeka/ui'

import { ROLE_LABELS } from '../customers/customer-labels.ts'
import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { AreaFields } from './area-fields.tsx'
import { invite } from './staff.api.ts'
import { useStaffChange } from './use-staff-change.ts'

/** Asks whom to invite, and for what. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title="Invite someone"
    description="They get an email with a link that works once, for 72 hours."
    onClose={onClose}
  >
    {(leave) => <InviteForm leave={leave} />}
  </FormDialog>
)

function InviteForm({ leave }: { leave: () => void }) {
  const { change } = useStaffChange()
  const form = useApiForm({
    schema: StaffInvitation,
    defaultValues: { email: '', role: 'agent', areas: [] },
    submit: async (input) => {
      await change((http) => invite(http, input))
      leave()
    },
  })
  const { register, errors, watch, setValue } = form
  return (
    <DialogForm form={form} submit="Send the invitation">
      <Field label="Email" errors={[errors.email?.message]}>
        <TextInput type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="Role" errors={[errors.role?.message]}>
        <Select {...register('role')}>
          {STAFF_ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </Select>
      </Field>
      {watch('role') === 'agent' ? (
        <AreaFields
          areas={watch('areas')}
          onChange={(areas) => setValue('areas', areas, { shouldDirty: true })}
        />
      ) : null}
    </DialogForm>
  )
}
