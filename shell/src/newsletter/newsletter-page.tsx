import { useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, PageFrame } from '@nireeka/ui'

import { isOutcome, OUTCOMES } from './outcomes.ts'

const NO_OUTCOME = {
  heading: 'Newsletter',
  text: 'News from the workshop, once a month: write your address into the field below.',
}

/** What became of a subscription that was sent without our scripts. */
export function NewsletterPage() {
  useTitle('Newsletter')
  const [query] = useSearchParams()
  const outcome = query.get('outcome')
  const { heading, text } = isOutcome(outcome) ? OUTCOMES[outcome] : NO_OUTCOME
  return (
    <PageFrame kind="reading" heading={heading} lead={text}>
      <p>
        <Link className={buttonClass({ tone: 'secondary' })} to="/">
          To the home page
        </Link>
      </p>
    </PageFrame>
  )
}
