import { usePlatform, useStream } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useNavigate } from '@nireeka/kit/router'
import { Alert, Button, Field, PasswordInput } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import { isGone, postResetPassword, type ResetLink } from './account.api.ts'
import styles from './account.module.css'
import { PASSWORD_HINT } from './password-hint.ts'

/** A form that sets a new password. `onGone` is called if the link has been used or replaced since it was checked. */
export function ResetPasswordForm({ link, onGone }: { link: ResetLink; onGone: () => void }) {
  const { http } = usePlatform()
  const onDone = useAfterReset(link.email)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import(/* webpackChunkName: "forms" */ './reset-password-schema.ts'),
    defaultValues: { ...link, password: '', passwordConfirmation: '' },
    submit: async (input) => {
      try {
        await postResetPassword(http, input)
      } catch (error) {
        if (isGone(error)) return onGone()
        throw error
      }
      onDone()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {/* A hidden username field tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <Field label="New password" hint={PASSWORD_HINT} errors={[errors.password?.message]}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Repeat your password" errors={[errors.passwordConfirmation?.message]}>
        <PasswordInput {...register('passwordConfirmation')} autoComplete="new-password" />
      </Field>
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        Set new password
      </Button>
    </form>
  )
}

/**
 * Returns the callback that runs after a password reset. The reset has ended every session of this account; a
 * different member who is logged in here stays logged in.
 */
function useAfterReset(email: string) {
  const { platform, session } = useShell()
  const present = useStream(platform.session$)
  const navigate = useNavigate()
  return () => {
    const isOther = present.status === 'member' && present.user.email !== email.toLowerCase()
    if (isOther) {
      platform.notify('success', `The new password for ${email} is set.`)
      return navigate('/', { replace: true })
    }
    if (present.status === 'member') session.forget()
    return navigate('/login', { replace: true, state: { notice: 'password-reset', email } })
  }
}
