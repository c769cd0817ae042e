import { Link } from '@nireeka/kit/router'
import { Icon, PageFrame, Picture } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './about-newsletter.module.css'
import { SampleIssue } from './sample-issue.tsx'

const REASONS = [
  {
    title: 'What’s new',
    text: 'New colours, parts and accessories, as soon as you can order them.',
    src: '/pictures/bikes/nireeka-homie-ice-pearl-front34.webp',
  },
  {
    title: 'What’s back',
    text: 'Which sizes and parts are back, and how long a new build takes.',
    src: '/pictures/bikes/nireeka-prime-pine-front34.webp',
  },
  {
    title: 'One job for your bike',
    text: 'Something you can do yourself, with the tools you need for it.',
    src: '/pictures/accessories/cleaning-kit-main.webp',
  },
]

const PROMISES = [
  'One email a month',
  'You can leave by the link in each issue, without a login',
  'We use your address for nothing else',
]

/** What subscribers get, how often, and how they leave, with the form that subscribes. */
export const AboutNewsletter = ({ form }: { form: ReactNode }) => (
  <PageFrame
    kind="catalogue"
    heading="Newsletter"
    lead="News from the workshop, once a month: what’s new, what’s back in stock, and one job for your bike."
  >
    <div className={styles.columns}>
      <div className={styles.promise}>
        <div className={styles.form}>
          {form}
          <ul className={styles.promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
          <p className={styles.small}>
            We’ll first email you to confirm your address. See our{' '}
            <Link to="/privacypolicy">privacy policy</Link>.
          </p>
        </div>
        <section className={styles.reasons} aria-labelledby="what">
          <h2 id="what">What’s in each issue</h2>
          <ul>
            {REASONS.map(({ title, text, src }) => (
              <li key={title}>
                <Picture src={src} alt="" sizes="(width < 40rem) 8rem, 24rem" />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
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
