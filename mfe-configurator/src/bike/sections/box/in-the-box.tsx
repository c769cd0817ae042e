import { Link } from '@nireeka/kit/router'

import { FoldedSection } from '../folded-section.tsx'
import styles from '../sections.module.css'

/** What is delivered with a bike. */
export const InTheBox = ({ things, slug }: { things: readonly string[]; slug: string }) =>
  things.length === 0 ? null : (
    <FoldedSection id="in-the-box" heading="What’s in the box">
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p>
        <Link to={`/user-manual/before-the-first-ride?bike=${slug}`}>
          User manual: unpacking and assembly
        </Link>
      </p>
    </FoldedSection>
  )
