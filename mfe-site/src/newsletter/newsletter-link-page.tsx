import {
  isHttpError,
  NEWSLETTER_PATH,
  type NewsletterLink,
  type NewsletterOutcome,
  newsletterOutcomeOf,
} from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useNavigate } from '@nireeka/kit/router'
import { Alert, Button, PageFrame } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import { LINK_LABELS } from './link-labels.ts'
import { OUTCOMES } from './outcomes.ts'

type State = { status: 'asking' } | { status: 'sending' } | { status: 'failed'; outcome: NewsletterOutcome }

/** The page behind a link in a newsletter email. It asks for confirmation before it acts. */
export function NewsletterLinkPage({ step, token }: NewsletterLink) {
  const { http } = usePlatform()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ status: 'asking' })
  const { heading, lead, button } = LINK_LABELS[step]

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState({ status: 'sending' })
    const status = await http.post(`/api/newsletter/${step}`, { token }, { anonymous: true }).then(
      () => 200,
      (error: unknown) => (isHttpError(error) ? error.status : null),
    )
    const outcome = newsletterOutcomeOf(step, status)
    if (outcome === 'failed' || outcome === 'not-left') return setState({ status: 'failed', outcome })
    // Navigating here also removes the link's token from the URL.
    return navigate(`${NEWSLETTER_PATH}?outcome=${outcome}`, { replace: true })
  }

  return (
    <PageFrame kind="reading" heading={heading} lead={lead}>
      {state.status === 'failed' ? (
        <Alert tone="danger" title={OUTCOMES[state.outcome].heading}>
          {OUTCOMES[state.outcome].text}
        </Alert>
      ) : null}
      {/* Without scripts the form posts to its own URL, the one in the email. */}
      <form method="post" onSubmit={(event) => void submit(event)}>
        <Button type="submit" size="large" isBusy={state.status === 'sending'}>
          {button}
        </Button>
      </form>
    </PageFrame>
  )
}
