import { Button, Icon } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './section.module.css'
import { type Section as Name, type SectionLook, SECTIONS } from './section-state.ts'
import { sectionId } from './use-focus.ts'

const TITLES: Record<Name, string> = {
  contact: 'Contact',
  delivery: 'Delivery address',
  shipping: 'Shipping method',
  payment: 'Payment',
  review: 'Review your order',
}

interface Props {
  name: Name
  look: SectionLook
  /** The heading, where it isn't the section's own. */
  title?: string
  /** The completed section's values, on one line. */
  summary?: ReactNode
  /** What a later section is about. */
  hint?: string
  onChange?: () => void
  children?: ReactNode
}

/** A section of the checkout. A completed one keeps its fields in the DOM, hidden; a reviewed one is hidden altogether. */
export function Section({ name, look, title = TITLES[name], summary, hint, onChange, children }: Props) {
  const id = sectionId(name)
  // The review stands for all sections, so it has no number.
  const isReview = name === 'review' && look === 'open'
  return (
    <section
      id={id}
      className={isReview ? `${styles.section} ${styles.review}` : styles.section}
      data-look={look}
      hidden={look === 'reviewed'}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        {isReview ? null : (
          <span className={styles.mark}>
            {look === 'done' ? <Icon name="check" label="Done:" /> : SECTIONS.indexOf(name) + 1}
          </span>
        )}
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {look === 'later' && hint ? <p className={styles.summary}>{hint}</p> : null}
        {look === 'done' ? (
          <>
            <p className={styles.summary}>{summary}</p>
            <span className={styles.change}>
              <Button
                tone="quiet"
                size="small"
                onClick={onChange}
                aria-label={`Change ${title.toLowerCase()}`}
              >
                Change
              </Button>
            </span>
          </>
        ) : null}
      </div>
      {look === 'later' ? null : (
        <div hidden={look !== 'open'}>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </section>
  )
}
