import { isSafetyMatter, STOP_RIDING } from '@nireeka/contracts/api'
import { Alert, Button, Field, TextArea, TextInput } from '@nireeka/ui'

import { type Beginning } from './begun-ticket.ts'
import { CategoryField } from './category-field.tsx'
import { FileField } from './file-field.tsx'
import { OrderField } from './order-field.tsx'
import { StopRiding } from './stop-riding.tsx'
import styles from './ticket-page.module.css'
import { UnsentFiles } from './unsent-files.tsx'
import { useNewTicket } from './use-new-ticket.ts'

export function NewTicketForm(beginning: Beginning) {
  const { from } = beginning
  const form = useNewTicket(beginning)
  const { register, errors, watch, left } = form
  const [category, subject, text] = watch(['category', 'subject', 'text'])

  if (left) {
    return (
      <UnsentFiles
        unsent={left.unsent}
        onRetry={() => form.finish(left.ticket, left.unsent.files)}
        onLeave={() => form.go(left.ticket, true)}
      />
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void form.onSubmit(event)}
      onChange={form.keep}
      noValidate
      aria-label="New ticket"
    >
      {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
      {form.isRestored ? <p className={styles.quiet}>Your draft was saved in this browser.</p> : null}
      {from ? <Alert>This continues {from.number}, which is closed.</Alert> : null}
      <CategoryField field={register('category')} error={errors.category?.message} />
      <OrderField field={register('orderId', { setValueAs: toId })} error={errors.orderId?.message} />
      <Field label="Subject" errors={[errors.subject?.message]}>
        <TextInput {...register('subject')} maxLength={120} />
      </Field>
      {isSafetyMatter({ category, subject, text }) ? <StopRiding notice={STOP_RIDING} /> : null}
      <Field
        label="Your message"
        hint="What happened, since when, and what you’ve tried so far."
        errors={[errors.text?.message]}
      >
        <TextArea {...register('text')} rows={7} />
      </Field>
      <FileField files={form.files} onFilesChange={form.setFiles} />
      <div>
        <Button type="submit" size="large" isBusy={form.isBusy}>
          Send
        </Button>
      </div>
    </form>
  )
}

const toId = (value: unknown) => (value === '' || value === null ? null : Number(value))
