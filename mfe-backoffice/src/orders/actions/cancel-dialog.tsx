import { AdminCancel } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Dialog, Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { cancelOrder, type Order } from '../order.api.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.ts'
import styles from '../order.module.css'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useOrderChange } from './use-order-change.ts'

interface Props {
  order: Order
  onClose: () => void
}

/** Asks why an order is cancelled. */
export const CancelDialog = ({ order, onClose }: Props) => (
  <Dialog
    title={`Cancel order ${order.number}`}
    description="What was paid is refunded in full. This action is not reversible."
    onClose={onClose}
  >
    {(leave) => <CancelForm order={order} leave={leave} />}
  </Dialog>
)

function CancelForm({ order, leave }: { order: Order; leave: () => void }) {
  const { change, seen } = useOrderChange()
  const [opened] = useState(order)
  const read = seen ? order : opened
  const { register, errors, failure, isBusy, isDirty, onSubmit } = useApiForm({
    schema: AdminCancel,
    defaultValues: { version: opened.version, reason: '' },
    submit: async ({ reason }) => {
      await change(
        read,
        (http) => cancelOrder(http, order.id, { reason, version: read.version }),
        `Order ${order.number} is cancelled.`,
      )
      leave()
    },
  })
  useUnsavedChanges(isDirty)
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <ChangedMeanwhile seen={seen} now={order} />
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="Reason" hint="At most 300 letters." errors={[errors.reason?.message]}>
        <TextArea rows={2} {...register('reason')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" tone="danger" isBusy={isBusy}>
          Cancel order
        </Button>
        <Button tone="secondary" onClick={leave}>
          Keep order
        </Button>
      </div>
    </form>
  )
}
