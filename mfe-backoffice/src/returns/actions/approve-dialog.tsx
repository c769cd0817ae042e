import { ReturnApproval } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Dialog, Field, TextArea } from '@nireeka/ui'

import styles from '../../orders/order.module.css'
import { approveReturn } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

/** Asks what the customer is told when a return is approved. */
export const ApproveDialog = ({ item, onClose }: ReturnDialogProps) => (
  <Dialog
    title={`Approve return ${item.number}`}
    description="The customer gets the address by email."
    onClose={onClose}
  >
    {(leave) => <ApproveForm item={item} leave={leave} />}
  </Dialog>
)

function ApproveForm({ item, leave }: { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: ReturnApproval,
    defaultValues: { version: read.version, message: '' },
    submit: async (body) => {
      const { version } = read
      await change(
        read,
        (http) => approveReturn(http, item.id, { ...body, version }),
        `Return ${item.number} is approved.`,
      )
      leave()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <ChangedReturn seen={seen} now={item} />
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field
        label="Message (optional)"
        hint="How to send it, or when it is collected. The customer reads it."
        errors={[errors.message?.message]}
      >
        <TextArea rows={3} {...register('message')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          Approve
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
