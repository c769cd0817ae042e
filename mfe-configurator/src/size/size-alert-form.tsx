import { usePlatform, useStream } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import type { Size } from '../bikes/bike.ts'
import { askForSizeAlert } from './size-alert.api.ts'
import styles from './size.module.css'

/** Moves the focus to the field, since the button that opened the form is gone. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}

/** A form with one email field: who waits for a size gets one email when it is built again. */
export function SizeAlertForm({ size }: { size: Size }) {
  const { http, session$ } = usePlatform()
  const session = useStream(session$)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import('./size-alert-schema.ts'),
    defaultValues: { email: session.status === 'member' ? session.user.email : '' },
    submit: async ({ email }) => {
      await askForSizeAlert(http, size.id, email)
      setSentTo(email)
    },
  })
  if (sentTo !== null) {
    return (
      <Alert tone="success" title="We’ll let you know">
        When we build size {size.name} again, we’ll email {sentTo} once, then delete your address.
      </Alert>
    )
  }
  return (
    <form ref={focusFirst} className={styles.alertForm} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field
        label="Your email"
        hint={`One email when size ${size.name} is back, and nothing else.`}
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
