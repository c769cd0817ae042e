import type { ComponentProps, SyntheticEvent } from 'react'

import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { PasswordInput } from '../form/password-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Alert } from './alert.tsx'
import { Dialog } from './dialog.tsx'
import styles from './password-dialog.module.css'

interface FormProps {
  /** The form registration of the field. */
  field: ComponentProps<'input'>
  /** The sentence at the field. */
  error?: string
  /** Registration and sentence of the code's field; null when no code is asked for. */
  code: { field: ComponentProps<'input'>; error?: string } | null
  /** The sentence that belongs to no field. */
  failure: string | null
  isBusy: boolean
  /** Sends the form; resolves to whether the password was right, after which the dialog closes. */
  onSubmit: (event: SyntheticEvent) => Promise<boolean>
}

interface Props extends FormProps {
  /** Called when the dialog has left the screen. */
  onClose: () => void
}

/** A dialog in which somebody gives their password once more, before the server lets them change something. */
export const PasswordDialog = ({ onClose, ...form }: Props) => (
  <Dialog
    title="Confirm your password"
    description={`Please enter your password again${form.code ? ', and a code' : ''}, so we know it’s you. We won’t ask for it again for five minutes.`}
    onClose={onClose}
  >
    {(leave) => <PasswordForm {...form} leave={leave} />}
  </Dialog>
)

function PasswordForm({
  field,
  error,
  code,
  failure,
  isBusy,
  onSubmit,
  leave,
}: FormProps & { leave: () => void }) {
  const send = async (event: SyntheticEvent) => {
    if (await onSubmit(event)) leave()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="Password" errors={[error]}>
        <PasswordInput {...field} autoComplete="current-password" />
      </Field>
      {code ? (
        <Field
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          errors={[code.error]}
        >
          <TextInput {...code.field} autoComplete="one-time-code" />
        </Field>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          Continue
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
