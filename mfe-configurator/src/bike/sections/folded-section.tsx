import { useLocation } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

import styles from './folded-section.module.css'
import sections from './sections.module.css'

interface Props {
  /** The section's anchor. It is within the details, so that a browser that goes to it opens them. */
  id: string
  heading: string
  /** What the section contains, under its heading. */
  lead?: string
  children: ReactNode
}

/** The width from which the style sheet shows all content, open or not. */
const WIDE = '(width >= 60rem)'

/**
 * A section below the builder that is folded on a phone, until its heading is pressed or an address leads to it. On a
 * wide window all of it is shown.
 */
export function FoldedSection({ id, heading, lead, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()

  useLayoutEffect(() => {
    if (details.current && hash === `#${id}`) details.current.open = true
  }, [hash, id])

  // What the style sheet shows on a wide window is open for assistive technology, too, and can't be closed.
  useLayoutEffect(() => {
    if (!details.current || !window.matchMedia?.(WIDE).matches) return
    details.current.open = true
    details.current.querySelector('summary')!.tabIndex = -1
  }, [])

  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <details ref={details} className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.titles}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {lead ? <span className={sections.lead}>{lead}</span> : null}
          </span>
          <Icon name="plus" />
        </summary>
        <div id={id} className={styles.content}>
          {children}
        </div>
      </details>
    </section>
  )
}
