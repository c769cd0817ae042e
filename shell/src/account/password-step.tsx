import { useApiForm } from '@nireeka/kit/form'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, Checkbox, Field, PasswordInput, TextInput } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import { CodeRequired, type SecondStep } from '../session/second-step.ts'
import styles from './account.module.css'
import { OtherWay } from './other-way.tsx'
import { ProviderButtons } from './identity-providers/provider-buttons.tsx'
import { useLeaveLogin } from './use-leave-login.tsx'

interface Props {
  email: string
  target: string
  /** Whether the member comes from choosing a new password. */
  isReset: boolean
  /** Why the login begins anew; null for the first time. */
  reason: string | null
  /** Called when the account asks for a code, too. */
  onCode: (step: SecondStep, email: string) => void
  onRegister: ((email: string) => void) | undefined
}

/** The first step of a login: the password, or the way to an identity provider. */
export function PasswordStep({ email, target, isReset, reason, onCode, onRegister }: Props) {
  const { session } = useShell()
  const { register, watch, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import(/* webpackChunkName: "forms" */ './login-schema.ts'),
    defaultValues: { email, password: '', remember: false },
    submit: async (credentials) => {
      try {
        await session.login(credentials)
      } catch (error) {
        if (!(error instanceof CodeRequired)) throw error
        onCode(error.step, credentials.email)
      }
    },
  })
  const leaving = useLeaveLogin(target, isBusy)
  if (leaving) return leaving

  const trouble = failure ?? reason
  return (
    <div className={styles.entry}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {isReset && !trouble ? <Alert tone="success">Your new password is set. Log in with it.</Alert> : null}
        {trouble ? <Alert tone="danger">{trouble}</Alert> : null}
        <Field label="Email" errors={[errors.email?.message]}>
          <TextInput {...register('email')} type="email" autoComplete="username" />
        </Field>
        <Field
          label="Password"
          hint={
            <Link className={styles.link} to="/forgot-password" state={{ email: watch('email') }}>
              Forgotten your password?
            </Link>
          }
          errors={[errors.password?.message]}
        >
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        <Checkbox label="Keep me logged in for 30 days" {...register('remember')} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          Log in
        </Button>
        <p>
          New here?{' '}
          <OtherWay page="/register" target={target} email={watch('email')} onTake={onRegister}>
            Create an account
          </OtherWay>
        </p>
      </form>
      <ProviderButtons target={target} remember={watch('remember') === true} />
    </div>
  )
}
