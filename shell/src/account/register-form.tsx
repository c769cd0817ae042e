import { isHttpError } from '@nireeka/contracts'
import { useApiForm } from '@nireeka/kit/form'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Alert, Button, Field, PasswordInput, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { CodeRequired, type SecondStep } from '../session/second-step.ts'
import styles from './account.module.css'
import { ProviderButtons } from './identity-providers/provider-buttons.tsx'
import type { LoginState } from './login-form.tsx'
import { continueQuery, OtherWay } from './other-way.tsx'
import { PasswordStrength } from './password-strength/password-strength.tsx'
import { useLeaveLogin } from './use-leave-login.tsx'

interface Props {
  email: string
  /** The path to go to after the registration. */
  target: string
  /** Shows the form to log in, with what is known, instead of leading to its page. */
  onLogin?: (login: Pick<LoginState, 'email' | 'step'>) => void
}

/**
 * Registering also logs the new member in (spec, section 4). If the address has an account with
 * another password, only the email that is sent says so.
 */
export function RegisterForm({ email, target, onLogin }: Props) {
  const { session } = useShell()
  const navigate = useNavigate()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, watch, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import(/* webpackChunkName: "forms" */ './register-schema.ts'),
    defaultValues: { name: '', lastname: '', email, password: '' },
    async submit(input) {
      setSentTo(null)
      try {
        await session.register(input)
      } catch (error) {
        // The address has an account with this password and a second factor.
        if (error instanceof CodeRequired) return askForCode(input.email, error.step)
        if (!isHttpError(error) || error.status !== 401) throw error
        setSentTo(input.email)
      }
    },
  })
  const leaving = useLeaveLogin(target, isBusy)
  if (leaving) return leaving

  function askForCode(typed: string, step: SecondStep) {
    if (onLogin) onLogin({ email: typed, step })
    else void navigate(`/login${continueQuery(target)}`, { state: step })
  }

  return (
    <div className={styles.entry}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        {failure ? null : <Sent to={sentTo} />}
        <div className={styles.names}>
          <Field label="First name" errors={[errors.name?.message]}>
            <TextInput {...register('name')} autoComplete="given-name" />
          </Field>
          <Field label="Last name" errors={[errors.lastname?.message]}>
            <TextInput {...register('lastname')} autoComplete="family-name" />
          </Field>
        </div>
        <Field label="Email" errors={[errors.email?.message]}>
          <TextInput {...register('email')} type="email" autoComplete="username" />
        </Field>
        <Field
          label="Password"
          hint={<PasswordStrength password={watch('password')} />}
          errors={[errors.password?.message]}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          Register
        </Button>
        <p className={styles.quiet}>
          By registering you accept our <Link to="/terms">terms</Link>. Our{' '}
          <Link to="/privacypolicy">privacy policy</Link> says how we handle your data.
        </p>
        <p>
          Already have an account?{' '}
          <OtherWay
            page="/login"
            target={target}
            email={watch('email')}
            onTake={onLogin && ((typed) => onLogin({ email: typed, step: null }))}
          >
            Log in
          </OtherWay>
        </p>
      </form>
      <ProviderButtons target={target} remember={false} />
    </div>
  )
}

/** Says to look into the inbox; `to` is null before an email was sent. */
const Sent = ({ to }: { to: string | null }) =>
  to === null ? null : (
    <Alert tone="success" title="Check your inbox">
      We’ve sent an email to {to}. It tells you what to do next. Nothing there? Check your spam folder.
    </Alert>
  )
