import { ReturnApproval } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { approveReturn } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

/** Asks what the customer is told when a return is approved. */
export const ApproveDialog = ({ item, onClose }: ReturnDialogProps) => (
  <FormDialog
    title={`Approve return ${item.number}`}
    description="The customer gets the return address by email."
    onClose={onClose}
  >
    {(leave) => <ApproveForm item={item} leave={leave} />}
  </FormDialog>
)

function ApproveForm({ item, leave }: { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const form = useApiForm({
    schema: ReturnApproval,
    defaultValues: { version: read.version, message: '' },
    submit: async (body) => {
      const { version } = read
      await change(
        read,
        (http) => approveReturn(http, item.id, { ...body, version }),
        `Return ${item.number} approved.`,
      )
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit="Approve" notice={<ChangedReturn seen={seen} now={item} />}>
      <Field
        label="Message (optional)"
        hint="Shipping instructions or a collection date. Visible to the customer."
        errors={[errors.message?.message]}
      >
        <TextArea rows={3} {...register('message')} />
      </Field>
    </DialogForm>
  )
}
