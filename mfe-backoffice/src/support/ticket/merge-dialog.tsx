import { useApiForm } from '@nireeka/kit/form'
import { Field, Select } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { type Desk, MergeInto, mergeTicket } from './ticket.api.ts'
import { useTicketCall } from './use-ticket-call.ts'

interface Props {
  desk: Desk
  onClose: () => void
}

/** Asks into which of the customer's other tickets this one is merged. */
export const MergeDialog = ({ desk, onClose }: Props) => (
  <FormDialog
    title={`Merge ${desk.ticket.number}`}
    description="Its messages and files move to the other ticket, and it is closed. The customer is told by email. This can’t be undone."
    onClose={onClose}
  >
    {(leave) => <MergeForm desk={desk} leave={leave} />}
  </FormDialog>
)

function MergeForm({ desk, leave }: { desk: Desk; leave: () => void }) {
  const { ticket, otherTickets } = desk
  const call = useTicketCall(ticket.id)
  const form = useApiForm({
    schema: MergeInto,
    defaultValues: { intoId: otherTickets[0]?.id ?? 0 },
    submit: async (body) => {
      await call((http) => mergeTicket(http, desk, body), `Ticket ${ticket.number} is merged.`)
      leave()
    },
  })
  return (
    <DialogForm form={form} submit="Merge" tone="danger">
      <Field label="Into" errors={[form.errors.intoId?.message]}>
        <Select {...form.register('intoId', { valueAsNumber: true })}>
          {otherTickets.map(({ id, number, subject }) => (
            <option key={id} value={id}>
              {number}: {subject}
            </option>
          ))}
        </Select>
      </Field>
    </DialogForm>
  )
}
