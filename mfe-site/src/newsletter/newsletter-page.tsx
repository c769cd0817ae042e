import { readNewsletterLink } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, PageFrame } from '@nireeka/ui'

import { NewsletterLinkPage } from './newsletter-link-page.tsx'
import { isOutcome, OUTCOMES } from './outcomes.ts'

const NO_OUTCOME = {
  heading: 'Newsletter',
  text: 'News from the workshop, once a month. Enter your address below.',
}

/** The page that shows the outcome of a newsletter link. */
export function NewsletterPage() {
  useTitle('Newsletter')
  const [query] = useSearchParams()
  const link = readNewsletterLink(query)
  if (link) return <NewsletterLinkPage key={link.token} {...link} />
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
