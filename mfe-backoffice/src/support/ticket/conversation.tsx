import { DateAndTime } from '../../date-and-time.tsx'
import orderStyles from '../../orders/order.module.css'
import styles from '../support.module.css'
import { STATES } from '../ticket-labels.ts'
import { type ConversationEvent, eventsOf } from './conversation-events.ts'
import { FileButton } from './file-button.tsx'
import type { Conversation as Ticket, Message } from './ticket.api.ts'

/** A ticket's messages, notes and changes of state, the oldest first. */
export const Conversation = ({ ticket }: { ticket: Ticket }) => (
  <section className={orderStyles.part} aria-labelledby="conversation">
    <h2 id="conversation" className={orderStyles.heading}>
      Conversation
    </h2>
    <ol className={styles.messages}>
      {eventsOf(ticket).map((event) => (
        <li key={event.key}>
          {event.kind === 'message' ? (
            <Written message={event.message} ticketId={ticket.id} />
          ) : (
            <Moved move={event} />
          )}
        </li>
      ))}
    </ol>
  </section>
)

const Moved = ({ move }: { move: Extract<ConversationEvent, { kind: 'move' }> }) => (
  <p className={styles.move}>
    {STATES[move.state].label} {move.by}, <DateAndTime at={move.at} />
    {move.reason ? `: ${move.reason}` : ''}
  </p>
)

const Written = ({ message, ticketId }: { message: Message; ticketId: number }) => (
  <article className={styleOf(message)} aria-label={kindOf(message)}>
    <p className={orderStyles.lead}>
      <span className={orderStyles.title}>{message.name}</span>
      <span className={orderStyles.quiet}>
        {kindOf(message)}, <DateAndTime at={new Date(message.at)} />
      </span>
    </p>
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
  </article>
)

function kindOf({ from, isInternal }: Message) {
  if (isInternal) return 'Internal note'
  return from === 'staff' ? 'Our answer' : 'Customer’s message'
}

function styleOf({ from, isInternal }: Message) {
  if (isInternal) return styles.note
  return from === 'staff' ? styles.ours : styles.message
}
