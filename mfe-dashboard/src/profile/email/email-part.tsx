import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, QueryView } from '@nireeka/ui'
import { useEffect, useState } from 'react'

import { security } from '../../settings/security.api.ts'
import { SettingsPart } from '../../settings/settings-part.tsx'
import { Waiting } from '../../waiting.tsx'
import { profile } from '../profile.api.ts'
import settings from '../../settings/settings.module.css'
import styles from '../profile.module.css'
import { ChangeEmailForm } from './change-email-form.tsx'
import { emailChange } from './email-change.api.ts'
import { PendingEmail } from './pending-email.tsx'

/** The account's email, and how it is changed. */
export function EmailPart({ email }: { email: string }) {
  const { http } = usePlatform()
  const pending = useQuery(emailChange(http)).data
  // The second link may be opened in another tab: coming back, the member sees the email that they have by then.
  useQuery({ ...profile(http), ...(pending ? { staleTime: 0 } : {}) })
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed')
  useTellShell(email)
  return (
    <SettingsPart
      id="email"
      title="Email"
      lead={
        <>
          You log in with <strong className={settings.strong}>{email}</strong>, and we send your emails there.
        </>
      }
      control={
        state === 'open' ? null : (
          <div ref={state === 'left' ? focusButton : undefined}>
            <Button tone="secondary" size="small" onClick={() => setState('open')}>
              {pending ? 'Change your email' : 'Change email'}
            </Button>
          </div>
        )
      }
    >
      {pending ? <PendingEmail present={email} change={pending} /> : null}
      {state === 'open' ? <ChangeEmail onClose={() => setState('left')} /> : null}
    </SettingsPart>
  )
}

/** Focuses the button after the form, which had the focus, was removed. */
const focusButton = (control: HTMLElement | null) => control?.querySelector('button')?.focus()

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(security(http))}
      skeleton={<Waiting lines={3} />}
      failed="Your email can’t be changed right now"
    >
      {({ hasPassword, secondFactor }) =>
        hasPassword ? (
          <ChangeEmailForm asksForCode={secondFactor !== null} onClose={onClose} />
        ) : (
          <p className={styles.quiet}>
            You don’t have a password with us yet. Set one in your{' '}
            <Link to="/dashboard/settings">settings</Link> first, then you can change your email.
          </p>
        )
      }
    </QueryView>
  )
}

/** Tells the shell of an email that has changed, since its links are opened in other tabs or on other devices. */
function useTellShell(email: string) {
  const { session$, publish } = usePlatform()
  const session = useStream(session$)
  const isOld = session.status === 'member' && session.user.email !== email
  useEffect(() => {
    if (isOld) publish({ type: 'member:changed' })
  }, [isOld, publish])
}
