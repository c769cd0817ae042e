import { isHttpError, safePath } from '@nireeka/contracts'
import { useStream, useTitle } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from '@nireeka/kit/router'
import { Alert, Button, EntryFrame, Field, lazyPage, PasswordInput, Picture, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { CodeRequired } from '../session/second-step.ts'
import styles from './account.module.css'
import { ENTRY_SIZES } from './entry-sizes.ts'
import { readNotice } from './notice.ts'
import { PasswordStrength } from './password-strength/password-strength.tsx'
import { ProviderButtons } from './identity-providers/provider-buttons.tsx'

/** The page of an invitation to the staff, which few visitors see. */
const InvitationPage = lazyPage(() =>
  import(/* webpackChunkName: "password" */ './invitation-page.tsx').then((module) => module.InvitationPage),
)

/** The registration page, or with the link of an invitation the page by which an invited person joins the staff. */
export function RegisterPage() {
  const [query] = useSearchParams()
  const [isInvited] = useState(() => query.has('invitation'))
  return isInvited ? <InvitationPage /> : <RegistrationPage />
}

/**
 * Registering also logs the new member in (spec, section 4). If the address has an account with
 * another password, only the email that is sent says so.
 */
function RegistrationPage() {
  useTitle('Register')
  const { platform, session } = useShell()
  const { status } = useStream(platform.session$)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = safePath(query.get('continue'))
  const search = target === '/' ? '' : `?continue=${encodeURIComponent(target)}`
  const { email } = readNotice(useLocation().state)
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
        if (error instanceof CodeRequired) return navigate(`/login${search}`, { state: error.step })
        if (!isHttpError(error) || error.status !== 401) throw error
        setSentTo(input.email)
      }
    },
  })

  if (status === 'member' && !isBusy) return <Navigate to={target} replace />
  return (
    <EntryFrame
      heading="Create an account"
      lead="Follow your orders, keep your builds on every device, and have warranty and service in one place."
      picture={
        <Picture
          src="/pictures/bikes/nireeka-homie-chalk-front34.webp"
          alt=""
          sizes={ENTRY_SIZES}
          isEagerWhenWide
        />
      }
    >
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
            <Link to={`/login${search}`} state={{ email: watch('email') }}>
              Log in
            </Link>
          </p>
        </form>
        <ProviderButtons target={target} remember={false} />
      </div>
    </EntryFrame>
  )
}

/** Says to look into the inbox; `to` is null before an email was sent. */
const Sent = ({ to }: { to: string | null }) =>
  to === null ? null : (
    <Alert tone="success" title="Check your inbox">
      We’ve sent an email to {to}. It tells you what to do next. Nothing there? Check your spam folder.
    </Alert>
  )
