import { PasswordAndCode } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, PasswordInput, TextInput } from '@nireeka/ui'

import settings from '../settings.module.css'

interface Props {
  /** Whether recovery codes count as well as those of the app. */
  takesRecoveryCodes: boolean
  button: string
  submit: (given: output<typeof PasswordAndCode>) => Promise<void>
  onCancel: () => void
}

/** A form that asks for the password and a code. */
export function PasswordAndCodeForm({ takesRecoveryCodes, button, submit, onCancel }: Props) {
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: PasswordAndCode,
    defaultValues: { password: '', code: '' },
    submit,
  })
  return (
    <form className={settings.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="Your password" errors={[errors.password?.message]}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Field
        label="Code"
        hint={`Six digits from your authenticator app${takesRecoveryCodes ? ', or a recovery code' : ''}.`}
        errors={[errors.code?.message]}
      >
        <TextInput
          {...register('code')}
          inputMode={takesRecoveryCodes ? 'text' : 'numeric'}
          autoComplete="one-time-code"
        />
      </Field>
      <div className={settings.actions}>
        <Button type="submit" isBusy={isBusy}>
          {button}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
