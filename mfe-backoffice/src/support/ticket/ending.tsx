import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { TicketReopening } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useMutation } from '@nireeka/kit/query'
import { Button, Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { closeTicket, type Conversation, reopenTicket } from './ticket.api.ts'
import { useTicketCall } from './use-ticket-call.ts'

/** The button that closes a ticket, or with which an admin opens it again (spec, section 6). */
export function Ending({ ticket }: { ticket: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  if (ticket.state !== 'closed') return <Close ticket={ticket} />
  if (!ticket.mayReopen) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open again
      </Button>
      {isOpen ? <ReopenDialog ticket={ticket} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Close({ ticket: { id, number } }: { ticket: Conversation }) {
  const { confirm, notify } = usePlatform()
  const call = useTicketCall(id)
  const close = useMutation({
    mutationFn: () => call((http) => closeTicket(http, id), `Ticket ${number} is closed.`),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const ask = async () => {
    if (await confirm(CONFIRMATIONS.closeTicket)) close.mutate()
  }
  return (
    <Button tone="secondary" isBusy={close.isPending} onClick={() => void ask()}>
      Close ticket
    </Button>
  )
}

const ReopenDialog = ({ ticket, onClose }: { ticket: Conversation; onClose: () => void }) => (
  <FormDialog title={`Open ${ticket.number} again?`} onClose={onClose}>
    {(leave) => <ReopenForm ticket={ticket} leave={leave} />}
  </FormDialog>
)

function ReopenForm({ ticket: { id, number }, leave }: { ticket: Conversation; leave: () => void }) {
  const call = useTicketCall(id)
  const form = useApiForm({
    schema: TicketReopening,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await call((http) => reopenTicket(http, id, reason), `Ticket ${number} is open again.`)
      leave()
    },
  })
  return (
    <DialogForm form={form} submit="Open again">
      <Field label="Reason" hint="Visible to the customer." errors={[form.errors.reason?.message]}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  )
}
