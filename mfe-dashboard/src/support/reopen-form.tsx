import { TicketReopening } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Alert, Button, Field, TextArea } from '@nireeka/ui'

import { reopenTicket } from './support.api.ts'
import type { Ticket } from './ticket.ts'
import styles from './ticket-page.module.css'
import { useTicketCache } from './use-ticket-cache.ts'

/** Opens a closed ticket again, which only admins may (spec, section 6). */
export function ReopenForm({ ticket }: { ticket: Ticket }) {
  const { http, notify } = usePlatform()
  const withPassword = useWithPassword()
  const cacheTicket = useTicketCache()
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: TicketReopening,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      cacheTicket(await withPassword(() => reopenTicket(http, ticket.id, reason)))
      notify('success', `Ticket ${ticket.number} is open again.`)
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-label="Open again"
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field
        label="Why is it opened again?"
        hint="The customer reads this in the ticket."
        errors={[errors.reason?.message]}
      >
        <TextArea {...register('reason')} rows={2} maxLength={500} />
      </Field>
      <div>
        <Button type="submit" isBusy={isBusy}>
          Open again
        </Button>
      </div>
    </form>
  )
}
