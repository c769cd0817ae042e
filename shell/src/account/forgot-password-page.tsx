import { usePlatform, useTitle } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Link, useLocation } from '@nireeka/kit/router'
import { Alert, Button, EntryFrame, Field, Picture, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { postForgetPassword } from './account.api.ts'
import { ENTRY_SIZES } from './entry-sizes.ts'
import styles from './account.module.css'
import { readNotice } from './notice.ts'
import { useCountdown } from './use-countdown.ts'

const PAUSE_SECONDS = 60

/**
 * The page on which a visitor asks for a reset link by email. It never reveals whether the email address has an
 * account.
 */
export function ForgotPasswordPage() {
  useTitle('Forgotten password')
  const { http } = usePlatform()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const pause = useCountdown()
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import(/* webpackChunkName: "forms" */ './forgot-password-schema.ts'),
    defaultValues: { email: readNotice(useLocation().state).email },
    submit: async (input) => {
      if (pause.seconds > 0) return
      await postForgetPassword(http, input)
      setSentTo(input.email)
      pause.start(PAUSE_SECONDS)
    },
  })
  return (
    <EntryFrame
      heading="Forgotten your password?"
      lead="We’ll email you a link to choose a new one."
      picture={
        <Picture
          src="/pictures/bikes/nireeka-homie-chalk-front34.webp"
          alt=""
          sizes={ENTRY_SIZES}
          isEagerWhenWide
        />
      }
    >
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        {sentTo !== null && !failure ? (
          <Alert tone="success" title="Check your inbox">
            If we know {sentTo}, we’ve sent an email with a link. The link works once, for 30 minutes. Nothing
            there? Check your spam folder.
          </Alert>
        ) : null}
        <Field label="Email" errors={[errors.email?.message]}>
          <TextInput {...register('email')} type="email" autoComplete="username" />
        </Field>
        <Button type="submit" size="large" isWide isBusy={isBusy} disabled={pause.seconds > 0}>
          {sendLabel(sentTo !== null, pause.seconds)}
        </Button>
        <p>
          Remembered it? <Link to="/login">Log in</Link>
        </p>
      </form>
    </EntryFrame>
  )
}

function sendLabel(isAgain: boolean, seconds: number) {
  if (seconds > 0) return `Send again in ${seconds} s`
  return isAgain ? 'Send it again' : 'Send me a link'
}
