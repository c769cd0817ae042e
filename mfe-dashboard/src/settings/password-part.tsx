import { Alert, Button } from '@nireeka/ui'
import { useState } from 'react'

import { ChangePasswordForm } from './change-password-form.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { SettingsPart } from './settings-part.tsx'
import styles from './settings.module.css'

type State = 'closed' | 'open' | 'cancelled' | 'saved'

/** The form is behind a button: a password field that stands open invites browsers to fill it in. */
export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const [state, setState] = useState<State>('closed')
  const Form = hasPassword ? ChangePasswordForm : SetPasswordForm
  return (
    <SettingsPart
      id="password"
      title="Password"
      lead={hasPassword ? undefined : 'You log in through another provider and have no password with us yet.'}
    >
      {state === 'saved' ? (
        <Alert tone="success">Your new password is set. Everywhere else you are logged out.</Alert>
      ) : null}
      {state === 'open' ? (
        <Form onSaved={() => setState('saved')} onCancel={() => setState('cancelled')} />
      ) : (
        <div ref={state === 'closed' ? undefined : focusButton} className={styles.actions}>
          <Button tone="secondary" onClick={() => setState('open')}>
            {hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        </div>
      )}
    </SettingsPart>
  )
}

/** The form is gone and had the focus. */
const focusButton = (actions: HTMLElement | null) => actions?.querySelector('button')?.focus()
