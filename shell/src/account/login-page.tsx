import { safePath } from '@nireeka/contracts'
import { useStream, useTitle } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Link, Navigate, useLocation, useSearchParams } from '@nireeka/kit/router'
import { Alert, Button, Checkbox, EntryFrame, Field, PasswordInput, Picture, TextInput } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import styles from './account.module.css'
import { readNotice } from './notice.ts'
import { ProviderButtons } from './identity-providers/provider-buttons.tsx'

/** The login page. The `continue` query parameter holds the page to return to (spec, section 2). */
export function LoginPage() {
  useTitle('Log in')
  const { platform, session } = useShell()
  const { status } = useStream(platform.session$)
  const [query] = useSearchParams()
  const { notice, email } = readNotice(useLocation().state)
  const target = safePath(query.get('continue'))
  const { register, watch, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import(/* webpackChunkName: "forms" */ './login-schema.ts'),
    defaultValues: { email, password: '', remember: false },
    submit: session.login,
  })

  // The form stays mounted while the login runs, because it shows the error.
  if (status === 'member' && !isBusy) return <Navigate to={target} replace />
  const search = target === '/' ? '' : `?continue=${encodeURIComponent(target)}`
  return (
    <EntryFrame
      heading="Log in"
      lead="Your bikes, orders and saved builds are waiting."
      picture={<Picture src="/pictures/bikes/nireeka-prime-pine-front.webp" alt="" sizes="50vw" />}
    >
      <div className={styles.entry}>
        <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
          {notice && !failure ? (
            <Alert tone="success">Your new password is set. Log in with it.</Alert>
          ) : null}
          {failure ? <Alert tone="danger">{failure}</Alert> : null}
          <Field label="Email" errors={[errors.email?.message]}>
            <TextInput {...register('email')} type="email" autoComplete="username" />
          </Field>
          <Field label="Password" errors={[errors.password?.message]}>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
          <div className={styles.pair}>
            <Checkbox label="Keep me logged in for 30 days" {...register('remember')} />
            <Link className={styles.link} to="/forgot-password" state={{ email: watch('email') }}>
              Forgotten your password?
            </Link>
          </div>
          <Button type="submit" size="large" isWide isBusy={isBusy}>
            Log in
          </Button>
          <p>
            New here? <Link to={`/register${search}`}>Open an account</Link>
          </p>
        </form>
        <ProviderButtons target={target} remember={watch('remember') === true} />
      </div>
    </EntryFrame>
  )
}
