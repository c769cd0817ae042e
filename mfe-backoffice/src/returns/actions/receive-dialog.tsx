import { ReturnReceipt } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { type Counts, LineCounts } from '../../orders/actions/line-counts.tsx'
import { receiveReturn } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

const Form = formSchema(ReturnReceipt)

/** Asks how many pieces of each line have arrived. */
export const ReceiveDialog = ({ item, onClose }: ReturnDialogProps) => (
  <FormDialog title={`Receive return ${item.number}`} onClose={onClose}>
    {(leave) => <ReceiveForm item={item} leave={leave} />}
  </FormDialog>
)

function ReceiveForm({ item, leave }: { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(item.lines.map(({ lineId, count }) => [lineId, count])),
  )
  const form = useApiForm({
    schema: Form,
    defaultValues: { version: read.version, lines: linesOf(counts) },
    submit: async (body) => {
      const { version } = read
      await change(
        read,
        (http) => receiveReturn(http, item.id, { ...body, version }),
        `Return ${item.number} received.`,
      )
      leave()
    },
  })
  const { setValue } = form
  return (
    <DialogForm form={form} submit="Mark as received" notice={<ChangedReturn seen={seen} now={item} />}>
      <LineCounts
        legend="Items received"
        lines={item.lines.map(({ lineId, title, count }) => ({ id: lineId, title, most: count }))}
        counts={counts}
        onChange={(next) => {
          setCounts(next)
          setValue('lines', linesOf(next))
        }}
      />
    </DialogForm>
  )
}

const linesOf = (counts: Counts) =>
  Object.entries(counts).map(([id, count]) => ({ lineId: Number(id), count }))
