import { safePath } from '@nireeka/contracts'
import { Registration } from '@nireeka/contracts/api'
import { useStream, useTitle } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Link, Navigate, useSearchParams } from '@nireeka/kit/router'
import { Alert, Button, EntryFrame, Field, Picture, TextInput } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import styles from './account.module.css'

const FIELDS = [
  { name: 'name', label: 'First name', type: 'text', autoComplete: 'given-name', hint: undefined },
  { name: 'lastname', label: 'Last name', type: 'text', autoComplete: 'family-name', hint: undefined },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username', hint: undefined },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 10 characters. A short sentence is easy to remember and hard to guess.',
  },
  {
    name: 'password_confirmation',
    label: 'The same password again',
    type: 'password',
    autoComplete: 'new-password',
    hint: undefined,
  },
] as const

export function RegisterPage() {
  useTitle('Register')
  const { platform, session } = useShell()
  const { status } = useStream(platform.session$)
  const [query] = useSearchParams()
  const target = safePath(query.get('continue'))
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: Registration,
    defaultValues: { name: '', lastname: '', email: '', password: '', password_confirmation: '' },
    submit: session.register,
  })

  if (status === 'member' && !isBusy) return <Navigate to={target} replace />
  const search = target === '/' ? '' : `?continue=${encodeURIComponent(target)}`
  return (
    <EntryFrame
      heading="Open an account"
      lead="To order, follow a delivery and keep your builds."
      picture={<Picture src="/pictures/bikes/nyx-graphite-cockpit.webp" alt="" sizes="50vw" />}
    >
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        {FIELDS.map(({ name, label, type, autoComplete, hint }) => (
          <Field key={name} label={label} hint={hint} errors={[errors[name]?.message]}>
            <TextInput {...register(name)} type={type} autoComplete={autoComplete} />
          </Field>
        ))}
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          Register
        </Button>
        <p>
          Already with us? <Link to={`/login${search}`}>Log in</Link>
        </p>
      </form>
    </EntryFrame>
  )
}
