import { safePath } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { useLocation, useSearchParams } from '@nireeka/kit/router'
import { EntryFrame } from '@nireeka/ui'
import { useState } from 'react'

import { readSecondStep } from '../session/second-step.ts'
import { EntryBike } from './entry-bike.tsx'
import { LoginForm, type LoginState } from './login-form.tsx'
import { readNotice } from './notice.ts'

/**
 * The login page. The `continue` query parameter holds the page to return to (spec, section 2). Other ways to log in
 * lead here with a history state when the account asks for a code.
 */
export function LoginPage() {
  const [query] = useSearchParams()
  const { state: passed } = useLocation()
  const { notice, email: knownEmail } = readNotice(passed)
  const [login, setLogin] = useState<LoginState>({
    email: knownEmail,
    step: readSecondStep(passed),
    reason: null,
  })
  const target = safePath(query.get('continue'))
  const { step } = login
  const heading = step ? 'Enter your code' : 'Log in'
  useTitle(heading)
  return (
    <EntryFrame
      heading={heading}
      lead={
        step
          ? 'Your password is right. Now enter your code.'
          : 'Your bikes, orders and saved builds are waiting.'
      }
      picture={<EntryBike src="/pictures/bikes/nyx-copper-pearl-front34.webp" />}
    >
      <LoginForm login={login} onChange={setLogin} target={target} isReset={notice === 'password-reset'} />
    </EntryFrame>
  )
}
