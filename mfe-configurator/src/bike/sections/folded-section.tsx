import { useLocation } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import { useState } from 'react'

import { useIsNarrow } from '../../use-is-narrow.ts'
import styles from './folded.module.css'
import type { SectionProps } from './section.tsx'
import sections from './sections.module.css'

/**
 * A section that is folded on a phone, until it is opened there or by a link to it. A native details element, so that it
 * works without scripts. On a wide screen style sheets keep it open.
 */
export function FoldedSection({ id, heading, lead, children }: SectionProps) {
  const isNarrow = useIsNarrow(true)
  const isLinked = useLocation().hash === `#${id}`
  const [wasOpen] = useState(() => isUnfolded(id))
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <details className={styles.folded} open={!isNarrow || isLinked || wasOpen}>
        <summary className={styles.summary} tabIndex={isNarrow ? undefined : -1}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <Icon name="plus" />
        </summary>
        <div className={`${sections.section} ${styles.content}`}>
          {lead ? <p className={sections.lead}>{lead}</p> : null}
          {children}
        </div>
      </details>
    </section>
  )
}

/** Tells whether a section that is folded on a phone has been opened in the page's HTML. */
const isUnfolded = (id: string): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLDetailsElement>(`#${id} > details`)?.open === true
