import { isHttpError } from '@nireeka/contracts'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { useShell } from '../frame/shell-context.ts'
import type { SecondStep } from '../session/second-step.ts'
import styles from './account.module.css'
import { useLeaveLogin } from './use-leave-login.tsx'

/** What is typed: the app's code, or one of the codes for the case that the phone isn't at hand. */
const KINDS = {
  app: {
    label: 'Code',
    hint: 'Six digits from your authenticator app. They change every 30 seconds.',
    other: 'Use a recovery code instead',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten codes you saved, such as ABCD-EFGH-IJKL-MNOP. It works once.',
    other: 'Use your authenticator app instead',
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  },
} as const

interface Props {
  step: SecondStep
  target: string
  /** Called with the reason when the login has to begin anew. */
  onOver: (reason: string) => void
  onCancel: () => void
}

/** The second step of a login: a code for the challenge that the password brought. */
export function CodeStep({ step, target, onOver, onCancel }: Props) {
  const { session } = useShell()
  const [kind, setKind] = useState<keyof typeof KINDS>('app')
  const { label, hint, other, input } = KINDS[kind]
  const { challenge, remember } = step
  const { register, reset, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import(/* webpackChunkName: "forms" */ './code-schema.ts'),
    defaultValues: { challenge, code: '' },
    submit: async ({ code }) => {
      try {
        await session.loginByCode({ challenge, remember, code })
      } catch (error) {
        if (!isHttpError(error) || error.status !== 409) throw error
        onOver(error.message)
      }
    },
  })
  const leaving = useLeaveLogin(target, isBusy)
  if (leaving) return leaving

  function switchKind() {
    reset()
    setKind(kind === 'app' ? 'recovery' : 'app')
  }

  return (
    <form
      key={kind}
      ref={focusField}
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label={label} hint={hint} errors={[errors.code?.message]}>
        <TextInput {...register('code')} {...input} />
      </Field>
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        Log in
      </Button>
      <div className={styles.pair}>
        <Button tone="quiet" onClick={switchKind}>
          {other}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Focuses the field, whose label and hint say what this step is about. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
