import { readNewsletterLink } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, PageFrame, Picture, Prose } from '@nireeka/ui'

import { NewsletterLinkPage } from './newsletter-link-page.tsx'
import { isOutcome, OUTCOMES } from './outcomes.ts'

/** The page about the newsletter, which also shows the outcome of its links. */
export function NewsletterPage() {
  useTitle('Newsletter')
  const [query] = useSearchParams()
  const link = readNewsletterLink(query)
  if (link) return <NewsletterLinkPage key={link.token} {...link} />
  const outcome = query.get('outcome')
  if (!isOutcome(outcome)) return <AboutNewsletter />
  const { heading, text } = OUTCOMES[outcome]
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

/** What subscribers get. The field is in the footer right below, as on every page. */
const AboutNewsletter = () => (
  <PageFrame
    kind="reading"
    heading="Newsletter"
    lead="News from the workshop, once a month. Subscribe at the foot of this page."
  >
    <Prose>
      <Picture
        src="/pictures/sets/workshop.webp"
        alt="A Nireeka Homie in front of a workbench"
        sizes="(width < 60rem) 92vw, 44rem"
        isPriority
      />
      <h2>What you’ll read</h2>
      <ul>
        <li>New colours, parts and accessories, as soon as you can order them.</li>
        <li>Which sizes and parts are back, and how long a new build takes.</li>
        <li>One job for the season that you can do yourself, with the tools you need for it.</li>
      </ul>
      <h2>Easy to leave</h2>
      <p>
        We first send you an email to confirm your address. Each newsletter has a link that unsubscribes you,
        and we use your address for nothing else: see our <Link to="/privacypolicy">privacy policy</Link>.
      </p>
    </Prose>
  </PageFrame>
)
