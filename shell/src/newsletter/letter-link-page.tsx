import { isHttpError } from '@nireeka/contracts'
import { useNavigate } from '@nireeka/kit/router'
import { Alert, Button, PageFrame } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { type LetterLink, outcomeOf, WORDS } from './links.ts'
import { OUTCOMES, type Outcome } from './outcomes.ts'
import { NEWSLETTER_PATH } from './path.ts'

type State = { status: 'asking' } | { status: 'sending' } | { status: 'failed'; outcome: Outcome }

/** Asks before it does what the letter's link is for. */
export function LetterLinkPage({ step, token }: LetterLink) {
  const { platform } = useShell()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ status: 'asking' })
  const { heading, lead, button } = WORDS[step]

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState({ status: 'sending' })
    const status = await platform.http.post(`/api/newsletter/${step}`, { token }, { anonymous: true }).then(
      () => 200,
      (error: unknown) => (isHttpError(error) ? error.status : null),
    )
    const outcome = outcomeOf(step, status)
    if (outcome === 'failed' || outcome === 'not-left') return setState({ status: 'failed', outcome })
    // The link's token leaves the address with it.
    return navigate(`${NEWSLETTER_PATH}?outcome=${outcome}`, { replace: true })
  }

  return (
    <PageFrame kind="reading" heading={heading} lead={lead}>
      {state.status === 'failed' ? (
        <Alert tone="danger" title={OUTCOMES[state.outcome].heading}>
          {OUTCOMES[state.outcome].text}
        </Alert>
      ) : null}
      {/* Without our scripts it is sent to the address that the letter's link has. */}
      <form method="post" onSubmit={(event) => void submit(event)}>
        <Button type="submit" size="large" isBusy={state.status === 'sending'}>
          {button}
        </Button>
      </form>
    </PageFrame>
  )
}
