import { Link } from '@nireeka/kit/router'
import { Alert, buttonClass } from '@nireeka/ui'

import type { Ticket } from './ticket.ts'
import { replyDraft, useTicketDraft } from './ticket-drafts.ts'
import styles from './ticket-page.module.css'

/** What follows a closed ticket: a new one, or the one into which it was merged. */
export function ClosedTicket({ ticket }: { ticket: Ticket }) {
  const { mergedInto } = ticket
  return (
    <Alert title="This ticket is closed">
      {mergedInto ? (
        <p>
          It continues in <Link to={`/dashboard/support/${mergedInto.id}`}>{mergedInto.number}</Link>.
        </p>
      ) : (
        <GoOn ticket={ticket} />
      )}
    </Alert>
  )
}

function GoOn({ ticket: { id } }: { ticket: Ticket }) {
  const draft = useTicketDraft(replyDraft(id))
  return (
    <>
      <p>
        Need anything else? Open a new ticket. We’ll see this one beside it, so you won’t have to explain it
        all again.
      </p>
      {draft.text ? <p>It starts with what you were writing here.</p> : null}
      <p className={styles.onward}>
        <Link className={buttonClass({ tone: 'secondary' })} to={`/dashboard/support/new?from=${id}`}>
          New ticket from this one
        </Link>
      </p>
    </>
  )
}
