import { safePath } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { useLocation, useSearchParams } from '@nireeka/kit/router'
import { EntryFrame, Picture } from '@nireeka/ui'
import { useState } from 'react'

import { readSecondStep, type SecondStep } from '../session/second-step.ts'
import { ENTRY_SIZES } from './entry-sizes.ts'
import { CodeStep } from './code-step.tsx'
import { readNotice } from './notice.ts'
import { PasswordStep } from './password-step.tsx'

interface State {
  email: string
  /** The login that waits for a code; null while the password is asked for. */
  step: SecondStep | null
  /** Why the login begins anew. */
  reason: string | null
}

/**
 * The login page. The `continue` query parameter holds the page to return to (spec, section 2). Other ways to log in
 * lead here with a history state when the account asks for a code.
 */
export function LoginPage() {
  const [query] = useSearchParams()
  const { state: passed } = useLocation()
  const { notice, email: knownEmail } = readNotice(passed)
  const [{ email, step, reason }, setState] = useState<State>({
    email: knownEmail,
    step: readSecondStep(passed),
    reason: null,
  })
  const target = safePath(query.get('continue'))
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
      picture={
        <Picture
          src="/pictures/bikes/nireeka-prime-pine-front.webp"
          alt=""
          sizes={ENTRY_SIZES}
          isEagerWhenWide
        />
      }
    >
      {step ? (
        <CodeStep
          step={step}
          target={target}
          onOver={(why) => setState({ email, step: null, reason: why })}
          onCancel={() => setState({ email, step: null, reason: null })}
        />
      ) : (
        <PasswordStep
          email={email}
          target={target}
          isReset={notice === 'password-reset'}
          reason={reason}
          onCode={(next, typed) => setState({ email: typed, step: next, reason: null })}
        />
      )}
    </EntryFrame>
  )
}
