import { EmailChangeInput } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Field, PasswordInput, TextInput } from '@nireeka/ui'

import styles from '../profile.module.css'
import { emailChange, requestEmailChange } from './email-change.api.ts'

interface Props {
  /** Whether the account has a second factor, so that a code is asked for. */
  asksForCode: boolean
  onClose: () => void
}

/** A form that asks for another email address, with the password and, where it is on, the second factor. */
export function ChangeEmailForm({ asksForCode, onClose }: Props) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: EmailChangeInput,
    defaultValues: { email: '', password: '', ...(asksForCode ? { code: '' } : {}) },
    submit: async (input) => {
      queries.setQueryData(emailChange(http).queryKey, await requestEmailChange(http, input))
      onClose()
    },
  })
  return (
    <form
      ref={focusFirst}
      className={styles.form}
      aria-label="Change email"
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field
        label="New email"
        hint="We’ll email both addresses. It changes once you’ve opened both links."
        errors={[errors.email?.message]}
      >
        <TextInput {...register('email')} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field label="Your password" errors={[errors.password?.message]}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {asksForCode ? (
        <Field
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          errors={[errors.code?.message]}
        >
          <TextInput {...register('code')} autoComplete="one-time-code" />
        </Field>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          Change email
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Focuses the first field, since the button that opened the form is gone. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
