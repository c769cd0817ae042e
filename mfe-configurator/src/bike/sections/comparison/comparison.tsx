import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { comparePath } from '../../../compare/compare-address.ts'
import { Section } from '../section.tsx'
import styles from '../sections.module.css'

/** The ways to a comparison with another bike. */
export const Comparison = ({ slug, title }: { slug: string; title: string }) => (
  <Section
    id="comparison"
    heading="Not sure yet?"
    lead={`Put the ${title} next to another bike, or all our bikes next to each other.`}
  >
    <p className={styles.ways}>
      <Link
        className={buttonClass({ tone: 'secondary' })}
        to={comparePath({ one: { slug, build: EMPTY_BUILD }, two: null })}
      >
        Compare it with one bike
      </Link>
      <Link className={buttonClass({ tone: 'secondary' })} to="/configurator#compare">
        See all bikes side by side
      </Link>
    </p>
  </Section>
)
