import { Avatar, DateText } from '@nireeka/ui'

import { FileButton } from './file-button.tsx'
import type { Message, Ticket } from './ticket.ts'
import styles from './thread.module.css'
import { toEvents } from './to-events.ts'
import { STATE_LABELS } from './ticket-labels.ts'

/** A ticket's messages and status changes, the oldest first. */
export const Thread = ({ ticket }: { ticket: Ticket }) => (
  <section className={styles.thread} aria-labelledby="thread">
    <h2 id="thread" className={styles.heading}>
      Conversation
    </h2>
    <ol className={styles.events}>
      {toEvents(ticket).map((event) =>
        event.kind === 'message' ? (
          <Said key={`message-${event.message.id}`} message={event.message} ticketId={ticket.id} />
        ) : (
          <li key={`move-${event.at.getTime()}-${event.state}`} className={styles.move}>
            <p className={styles.news}>
              {event.isReopening ? 'Reopened' : STATE_LABELS[event.state].news}{' '}
              <DateText date={event.at} format="dayAndTime" zone="reader" />
              {event.reason ? <span className={styles.reason}>{event.reason}</span> : null}
            </p>
          </li>
        ),
      )}
    </ol>
  </section>
)

const Said = ({ message, ticketId }: { message: Message; ticketId: number }) => (
  <li className={message.isOurs ? styles.ours : styles.theirs}>
    <div className={styles.who}>
      <Avatar name={message.name} size="small" />
      <p>
        <span className={styles.name}>{message.isOurs ? `${message.name} of Nireeka` : 'You'}</span>{' '}
        <DateText className={styles.quiet} date={message.at} format="dayAndTime" zone="reader" />
      </p>
    </div>
    <p className={styles.text}>{message.text}</p>
    {message.files.length > 0 ? (
      <ul className={styles.files} aria-label="Files">
        {message.files.map((file) => (
          <li key={file.id}>
            <FileButton file={file} ticketId={ticketId} />
          </li>
        ))}
      </ul>
    ) : null}
  </li>
)
