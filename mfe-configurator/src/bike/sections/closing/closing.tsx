import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { Section } from '../section.tsx'
import styles from '../sections.module.css'

/** What ends the page: back to the builder at its top, or to a test ride. */
export const Closing = ({ slug, title }: { slug: string; title: string }) => (
  <Section id="closing" heading="Make it yours" lead="Built after you order it, in your size and colour.">
    <p className={styles.ways}>
      <a className={buttonClass()} href="#main">
        Build your {title}
      </a>
      <Link className={buttonClass({ tone: 'secondary' })} to={`/dealers?service=test_ride&bike=${slug}`}>
        Find a test ride
      </Link>
    </p>
  </Section>
)
