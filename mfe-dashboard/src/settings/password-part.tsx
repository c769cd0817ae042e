import { Alert, Button } from '@nireeka/ui'
import { useState } from 'react'

import { ChangePasswordForm } from './change-password-form.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { SettingsPart } from './settings-part.tsx'

type State = 'closed' | 'open' | 'cancelled' | 'saved'

/** Changes or sets the password. The form is behind a button, since browsers fill in a password field that is visible. */
export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const [state, setState] = useState<State>('closed')
  const Form = hasPassword ? ChangePasswordForm : SetPasswordForm
  return (
    <SettingsPart
      id="password"
      title="Password"
      state={hasPassword ? 'Set' : 'Not set'}
      isOn={hasPassword}
      lead={
        hasPassword
          ? 'We email you whenever it changes.'
          : 'You log in through another provider and don’t have a password with us yet.'
      }
      control={
        state === 'open' ? null : (
          <div ref={state === 'closed' ? undefined : focusButton}>
            <Button
              tone="secondary"
              size="small"
              aria-label={hasPassword ? 'Change password' : 'Set a password'}
              onClick={() => setState('open')}
            >
              {hasPassword ? 'Change' : 'Set'}
            </Button>
          </div>
        )
      }
    >
      {state === 'saved' ? (
        <Alert tone="success">Your new password is set, and you’ve been signed out everywhere else.</Alert>
      ) : null}
      {state === 'open' ? (
        <Form onSaved={() => setState('saved')} onCancel={() => setState('cancelled')} />
      ) : null}
    </SettingsPart>
  )
}

/** Focuses the button after the form, which had the focus, was removed. */
const focusButton = (control: HTMLElement | null) => control?.querySelector('button')?.focus()
