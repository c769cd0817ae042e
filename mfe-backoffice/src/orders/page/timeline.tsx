import { OrderNote } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, Field, TextArea } from '@nireeka/ui'

import { DateAndTime } from '../../date-and-time.tsx'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.ts'
import { useOrderChange } from '../actions/use-order-change.ts'
import { addNote, type Order } from '../order.api.ts'
import styles from '../order.module.css'
import { SendAgain } from './send-again.tsx'
import { toSendAgain } from './order-emails.api.ts'
import { type Email, timelineOf } from './timeline-events.ts'

/** Everything that happened to an order, the newest first, and a form for a note. */
export const Timeline = ({ order }: { order: Order }) => (
  <section className={styles.part} aria-labelledby="timeline">
    <h2 id="timeline" className={styles.heading}>
      Timeline
    </h2>
    <NoteForm order={order} />
    <ol className={styles.history}>
      {timelineOf(order).map(({ at, what, who, text, email }, index) => (
        // The index is the key, because two events may have the same time.
        <li key={index} className={styles.event}>
          <span className={styles.title}>{what}</span>
          {text ? <span className={styles.text}>{text}</span> : null}
          <span className={styles.quiet}>
            <DateAndTime at={new Date(at)} />
            {who ? `, ${who}` : null}
          </span>
          {email ? <EmailAgain order={order} email={email} /> : null}
        </li>
      ))}
    </ol>
    <p>
      <Link to={`/backoffice/audit-log?subject=order%3A${order.id}`}>Audit log of this order</Link>
    </p>
  </section>
)

function EmailAgain({ order, email }: { order: Order; email: Email }) {
  const again = toSendAgain(email, order)
  if (!again) return null
  return (
    <span className={styles.buttons}>
      <SendAgain order={order} email={again}>
        Resend<span className="visually-hidden">: {timelineName(email)}</span>
      </SendAgain>
    </span>
  )
}

const timelineName = ({ template, to }: Email) =>
  `${template === 'order' ? 'confirmation' : 'shipment'} to ${to}`

function NoteForm({ order }: { order: Order }) {
  const { change } = useOrderChange()
  const { register, errors, failure, isBusy, isDirty, onSubmit, reset } = useApiForm({
    schema: OrderNote,
    defaultValues: { text: '' },
    submit: async (note) => {
      await change(order, (http) => addNote(http, order.id, note), 'Note added.')
      reset()
    },
  })
  useUnsavedChanges(isDirty)
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field
        label="Note"
        hint="Visible to admins only. Notes can’t be edited."
        errors={[errors.text?.message]}
      >
        <TextArea rows={2} {...register('text')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" tone="secondary" size="small" isBusy={isBusy}>
          Add note
        </Button>
      </div>
    </form>
  )
}
