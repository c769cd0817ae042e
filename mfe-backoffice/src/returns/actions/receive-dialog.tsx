import { ReturnReceipt } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Alert, Button, Dialog } from '@nireeka/ui'
import { useState } from 'react'

import { type Counts, LineCounts } from '../../orders/actions/line-counts.tsx'
import styles from '../../orders/order.module.css'
import { receiveReturn } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

const Form = formSchema(ReturnReceipt)

/** Asks how many pieces of each line have arrived. */
export const ReceiveDialog = ({ item, onClose }: ReturnDialogProps) => (
  <Dialog title={`Receive return ${item.number}`} onClose={onClose}>
    {(leave) => <ReceiveForm item={item} leave={leave} />}
  </Dialog>
)

function ReceiveForm({ item, leave }: { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(item.lines.map(({ lineId, count }) => [lineId, count])),
  )
  const { failure, isBusy, onSubmit, setValue } = useApiForm({
    schema: Form,
    defaultValues: { version: read.version, lines: linesOf(counts) },
    submit: async (body) => {
      const { version } = read
      await change(
        read,
        (http) => receiveReturn(http, item.id, { ...body, version }),
        `Return ${item.number} has arrived.`,
      )
      leave()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <ChangedReturn seen={seen} now={item} />
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <LineCounts
        legend="Pieces that have arrived"
        lines={item.lines.map(({ lineId, title, count }) => ({ id: lineId, title, most: count }))}
        counts={counts}
        onChange={(next) => {
          setCounts(next)
          setValue('lines', linesOf(next))
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          Mark as received
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const linesOf = (counts: Counts) =>
  Object.entries(counts).map(([id, count]) => ({ lineId: Number(id), count }))
