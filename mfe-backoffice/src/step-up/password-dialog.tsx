import { ConfirmPassword } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Dialog, Field, PasswordInput } from '@nireeka/ui'
import { useRef } from 'react'

import { confirmPassword } from './step-up.api.ts'
import styles from './step-up.module.css'

/** Asks staff for their password. `onClose` is called when the dialog has closed, and told whether it was given. */
export function PasswordDialog({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const isGiven = useRef(false)
  return (
    <Dialog
      title="Confirm your password"
      description="To make changes on behalf of the shop, please enter your password again. We won’t ask for it again for five minutes."
      onClose={() => onClose(isGiven.current)}
    >
      {(leave) => (
        <PasswordForm
          onGiven={() => {
            isGiven.current = true
            leave()
          }}
          onCancel={leave}
        />
      )}
    </Dialog>
  )
}

function PasswordForm({ onGiven, onCancel }: { onGiven: () => void; onCancel: () => void }) {
  const { http } = usePlatform()
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: ConfirmPassword,
    defaultValues: { password: '' },
    submit: async ({ password }) => {
      await confirmPassword(http, password)
      onGiven()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="Password" errors={[errors.password?.message]}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          Continue
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
