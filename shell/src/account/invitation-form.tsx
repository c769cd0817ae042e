import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useNavigate } from '@nireeka/kit/router'
import { Alert, Button, Field, PasswordInput, TextInput } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import { STAFF_AREA } from '../pages/staff-area.ts'
import { isGone } from './account.api.ts'
import styles from './account.module.css'
import { acceptInvitation } from './invitation.api.ts'
import { PASSWORD_HINT } from './password-hint.ts'

interface Props {
  token: string
  email: string
  /** Called if the link has been used, replaced or withdrawn since it was looked at. */
  onGone: () => void
}

/** Asks for name and password, opens the account, and logs in to it. */
export function InvitationForm({ token, email, onGone }: Props) {
  const { http } = usePlatform()
  const { session } = useShell()
  const navigate = useNavigate()
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import(/* webpackChunkName: "forms" */ './accept-invitation-schema.ts'),
    defaultValues: { token, name: '', lastname: '', password: '', passwordConfirmation: '' },
    submit: async (input) => {
      try {
        await acceptInvitation(http, input)
      } catch (error) {
        if (isGone(error)) return onGone()
        throw error
      }
      await session.login({ email, password: input.password, remember: false })
      void navigate(STAFF_AREA, { replace: true })
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {/* A hidden username field tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="First name" errors={[errors.name?.message]}>
        <TextInput {...register('name')} autoComplete="given-name" />
      </Field>
      <Field label="Last name" errors={[errors.lastname?.message]}>
        <TextInput {...register('lastname')} autoComplete="family-name" />
      </Field>
      <Field label="Password" hint={PASSWORD_HINT} errors={[errors.password?.message]}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Repeat your password" errors={[errors.passwordConfirmation?.message]}>
        <PasswordInput {...register('passwordConfirmation')} autoComplete="new-password" />
      </Field>
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        Join the team
      </Button>
    </form>
  )
}
