import { Link } from '@nireeka/kit/router'
import { Icon, PageFrame } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './about-newsletter.module.css'
import { SampleIssue } from './sample-issue.tsx'

const REASONS = [
  'New colours, parts and accessories, as soon as you can order them',
  'Which sizes and parts are back, and how long a new build takes',
  'One job a month that you can do yourself, with the tools you need for it',
]

/** What subscribers get, how often, and how they leave, with the form that subscribes. */
export const AboutNewsletter = ({ form }: { form: ReactNode }) => (
  <PageFrame
    kind="forum"
    heading="Newsletter"
    lead="News from the workshop, once a month: what’s new, what’s back in stock, and one job for your bike."
  >
    <div className={styles.columns}>
      <div className={styles.promise}>
        <div className={styles.form}>
          {form}
          <p className={styles.small}>
            We’ll first email you to confirm your address. You can leave at any time by the link in each
            issue, without a login. We use your address for nothing else; see our{' '}
            <Link to="/privacypolicy">privacy policy</Link>.
          </p>
        </div>
        <section className={styles.reasons} aria-labelledby="what">
          <h2 id="what">What you’ll read</h2>
          <ul>
            {REASONS.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={styles.sample} aria-labelledby="sample">
        <h2 id="sample">What an issue looks like</h2>
        <SampleIssue />
      </section>
    </div>
  </PageFrame>
)
