import { usePlatform, useStream } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import styles from './stock-alert.module.css'
import { askForAlert } from './stock-alert.api.ts'

/** A stock alert form with one email field. `id` is the product's, or that of the sold-out choice. */
export function AlertForm({ id }: { id: number }) {
  const { http, session$ } = usePlatform()
  const session = useStream(session$)
  const [sent, setSent] = useState<{ id: number; email: string } | null>(null)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import('./alert-schema.ts'),
    defaultValues: { email: session.status === 'member' ? session.user.email : '' },
    submit: async ({ email }) => {
      await askForAlert(http, id, email)
      setSent({ id, email })
    },
  })
  if (sent?.id === id) {
    return (
      <Alert tone="success" title="We’ll let you know">
        We’ll email {sent.email} once when it’s back, then delete your address.
      </Alert>
    )
  }
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field
        label="Your email"
        hint="One email when it’s back, and nothing else."
        errors={[errors.email?.message]}
      >
        <TextInput {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Button type="submit" tone="secondary" isBusy={isBusy}>
        Tell me when it’s back
      </Button>
    </form>
  )
}
