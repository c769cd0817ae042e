import { ReturnEnding } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { closeReturn, rejectReturn } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

interface Ending {
  /** The button's word. */
  verb: string
  done: string
  description: string
  end: typeof rejectReturn
}

const REJECT: Ending = {
  verb: 'Reject',
  done: 'rejected',
  description: 'The customer keeps the items.',
  end: rejectReturn,
}

const CLOSE: Ending = {
  verb: 'Close',
  done: 'closed',
  description: 'The return ends without a refund.',
  end: closeReturn,
}

export const RejectDialog = (props: ReturnDialogProps) => <EndDialog {...props} {...REJECT} />
export const CloseDialog = (props: ReturnDialogProps) => <EndDialog {...props} {...CLOSE} />

/** Asks why a return ends without money. */
const EndDialog = ({ item, onClose, ...ending }: ReturnDialogProps & Ending) => (
  <FormDialog
    title={`${ending.verb} return ${item.number}`}
    description={ending.description}
    onClose={onClose}
  >
    {(leave) => <EndForm item={item} leave={leave} {...ending} />}
  </FormDialog>
)

function EndForm({
  item,
  leave,
  verb,
  done,
  end,
}: Ending & { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const form = useApiForm({
    schema: ReturnEnding,
    defaultValues: { version: read.version, reason: '' },
    submit: async ({ reason }) => {
      const { version } = read
      await change(read, (http) => end(http, item.id, { reason, version }), `Return ${item.number} ${done}.`)
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit={verb} tone="danger" notice={<ChangedReturn seen={seen} now={item} />}>
      <Field label="Reason" hint="Visible to the customer." errors={[errors.reason?.message]}>
        <TextArea rows={3} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
