import { TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { Alert, Button, Field, Select, TextArea, TextInput } from '@nireeka/ui'

import { AskerFields } from './asker-fields.tsx'
import styles from './contact.module.css'
import { ContactSent } from './contact-sent.tsx'
import { StopRiding } from './stop-riding.tsx'
import { useContactForm } from './use-contact-form.ts'

/** The contact form, open to everybody; each message becomes a support ticket. */
export function ContactForm() {
  const { form, member, sending, errors, failure, notice, ...on } = useContactForm()

  if (sending.status === 'sent') return <ContactSent receipt={sending.receipt} onAnother={on.writeAnother} />
  return (
    <form
      ref={form}
      className={styles.form}
      // POST keeps the typed text out of the URL if the form is submitted without scripts.
      method="post"
      aria-label="Write to us"
      noValidate
      onInput={on.onInput}
      onSubmit={on.onSubmit}
    >
      <noscript>
        <p>
          This form needs JavaScript. Without it, email{' '}
          <a href="mailto:support@example.com">support@example.com</a>.
        </p>
      </noscript>
      <AskerFields key={member?.id} member={member} errors={errors} />
      <Field label="What’s it about?" errors={errors.category}>
        <Select name="category" defaultValue="technical">
          {Object.entries(TICKET_CATEGORY_LABELS).map(([category, words]) => (
            <option key={category} value={category}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Subject" errors={errors.subject}>
        <TextInput name="subject" maxLength={120} />
      </Field>
      {notice ? <StopRiding notice={notice} /> : null}
      <Field
        label="Your message"
        hint="What happened, and since when. An order or serial number helps, if you have one."
        errors={errors.text}
      >
        <TextArea name="text" rows={6} />
      </Field>
      {failure ? <Alert tone="danger">{failure} What you typed is still here.</Alert> : null}
      <div className={styles.send}>
        <Button type="submit" size="large" isBusy={sending.status === 'sending'}>
          Send
        </Button>
        <p className={styles.next}>
          You’ll get a ticket number right away and an answer within one working day
          {member ? ', here and by email.' : ', by email.'}
        </p>
      </div>
    </form>
  )
}
