import { ReturnEnding } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Dialog, Field, TextArea } from '@nireeka/ui'

import styles from '../../orders/order.module.css'
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
  <Dialog title={`${ending.verb} return ${item.number}`} description={ending.description} onClose={onClose}>
    {(leave) => <EndForm item={item} leave={leave} {...ending} />}
  </Dialog>
)

function EndForm({
  item,
  leave,
  verb,
  done,
  end,
}: Ending & { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: ReturnEnding,
    defaultValues: { version: read.version, reason: '' },
    submit: async ({ reason }) => {
      const { version } = read
      await change(
        read,
        (http) => end(http, item.id, { reason, version }),
        `Return ${item.number} is ${done}.`,
      )
      leave()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <ChangedReturn seen={seen} now={item} />
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="Reason" hint="The customer reads it." errors={[errors.reason?.message]}>
        <TextArea rows={3} {...register('reason')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" tone="danger" isBusy={isBusy}>
          {verb}
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
