import { comparePath, EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { Section } from '../section.tsx'
import styles from '../sections.module.css'

/** The ways to a comparison with another bike. */
export const Comparison = ({ slug, title }: { slug: string; title: string }) => (
  <Section
    id="comparison"
    heading="Not sure yet?"
    lead={`Compare the ${title} with another bike, or see all our bikes side by side.`}
  >
    <p className={styles.ways}>
      <Link className={buttonClass({ tone: 'secondary' })} to={comparePath([{ slug, build: EMPTY_BUILD }])}>
        Compare with another bike
      </Link>
      <Link className={buttonClass({ tone: 'secondary' })} to="/configurator#compare">
        See all our bikes
      </Link>
    </p>
  </Section>
)
