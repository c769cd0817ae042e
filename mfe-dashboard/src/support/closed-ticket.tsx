import { Link } from '@nireeka/kit/router'
import { Alert, buttonClass } from '@nireeka/ui'

import { ReopenForm } from './reopen-form.tsx'
import type { Ticket } from './ticket.ts'
import { replyDraft, useTicketDraft } from './ticket-drafts.ts'
import styles from './ticket-page.module.css'

/** What follows a closed ticket: for its customer a new one, for admins the way to open it again. */
export function ClosedTicket({ ticket }: { ticket: Ticket }) {
  const { mergedInto, mayReopen, side } = ticket
  return (
    <>
      <Alert title="This ticket is closed">
        {mergedInto ? (
          <p>
            It goes on in <Link to={`/dashboard/support/${mergedInto.id}`}>{mergedInto.number}</Link>.
          </p>
        ) : null}
        {!mergedInto && side === 'customer' ? <GoOn ticket={ticket} /> : null}
        {!mergedInto && side === 'staff' && !mayReopen ? <p>Only admins can open it again.</p> : null}
      </Alert>
      {mayReopen ? <ReopenForm ticket={ticket} /> : null}
    </>
  )
}

function GoOn({ ticket: { id } }: { ticket: Ticket }) {
  const draft = useTicketDraft(replyDraft(id))
  return (
    <>
      <p>Is something left? Open a new one: we see this one beside it, so you need not tell it all again.</p>
      {draft.text ? <p>It begins with what you were writing here.</p> : null}
      <p className={styles.onward}>
        <Link className={buttonClass({ tone: 'secondary' })} to={`/dashboard/support/new?from=${id}`}>
          New ticket from this one
        </Link>
      </p>
    </>
  )
}
