import { readNewsletterLink } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, NewsletterForm, PageFrame } from '@nireeka/ui'

import { AboutNewsletter } from './about-newsletter.tsx'
import { NewsletterLinkPage } from './newsletter-link-page.tsx'
import { isOutcome, MAY_SUBSCRIBE, OUTCOMES } from './outcomes.ts'

/** The page about the newsletter, which also shows the outcome of its links. */
export function NewsletterPage() {
  useTitle('Newsletter')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const link = readNewsletterLink(query)
  if (link) return <NewsletterLinkPage key={link.token} {...link} />
  const outcome = query.get('outcome')
  const form = <NewsletterForm http={http} name="Subscribe" label="Your email" tone="primary" />
  if (!isOutcome(outcome)) return <AboutNewsletter form={form} />
  const { heading, text } = OUTCOMES[outcome]
  return (
    <PageFrame kind="reading" heading={heading} lead={text}>
      {MAY_SUBSCRIBE.includes(outcome) ? form : null}
      <p>
        <Link className={buttonClass({ tone: 'secondary' })} to="/">
          To the home page
        </Link>
      </p>
    </PageFrame>
  )
}
