import { Alert, Button, Field, PasswordInput } from '@nireeka/ui'
import type { ComponentProps, FormEvent, ReactNode } from 'react'

import styles from './settings.module.css'

export interface PasswordFormProps {
  onSaved: () => void
  onCancel: () => void
}

interface FieldErrors {
  password?: { message?: string }
  passwordConfirmation?: { message?: string }
}

interface Props {
  onSubmit: (event: FormEvent) => Promise<void>
  errors: FieldErrors
  failure: string | null
  isBusy: boolean
  /** The form registrations of the two fields. */
  password: ComponentProps<'input'>
  confirmation: ComponentProps<'input'>
  button: string
  onCancel: () => void
  /** Fields above the new password. */
  children?: ReactNode
}

/** A form that asks for a new password twice. The typed text stays if the server refuses it. */
export const NewPasswordForm = ({ errors, failure, isBusy, ...props }: Props) => (
  <form ref={focusFirst} className={styles.form} onSubmit={(event) => void props.onSubmit(event)} noValidate>
    {failure ? <Alert tone="danger">{failure}</Alert> : null}
    {props.children}
    <Field
      label="New password"
      hint="At least 10 characters. A sentence only you would think of works well."
      errors={[errors.password?.message]}
    >
      <PasswordInput {...props.password} autoComplete="new-password" />
    </Field>
    <Field label="Repeat new password" errors={[errors.passwordConfirmation?.message]}>
      <PasswordInput {...props.confirmation} autoComplete="new-password" />
    </Field>
    <div className={styles.actions}>
      <Button type="submit" isBusy={isBusy}>
        {props.button}
      </Button>
      <Button tone="quiet" onClick={props.onCancel}>
        Cancel
      </Button>
    </div>
  </form>
)

/** Focuses the first field of a form that has just been opened. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
