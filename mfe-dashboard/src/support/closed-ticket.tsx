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
          It goes on in <Link to={`/dashboard/support/${mergedInto.id}`}>{mergedInto.number}</Link>.
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
