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

/** What each section asks for, told until it opens. The first one is open or done from the start. */
const HINTS: Readonly<Partial<Record<Name, string>>> = {
  delivery: 'Where we deliver, and to whom.',
  shipping: 'Ways to ship, with price and arrival.',
  payment: 'How to pay, promo codes, store credit.',
  review: 'The full total with tax, before you pay.',
}

interface Props {
  name: Name
  look: SectionLook
  /** The heading, where it isn't the section's own. */
  title?: string
  /** The completed section's values, on one line. */
  summary?: ReactNode
  /** What is told below the heading of an open section. */
  lead?: string
  /** What a later section shows below its hint. */
  preview?: ReactNode
  onChange?: () => void
  children?: ReactNode
}

/** A section of the checkout. A completed one keeps its fields in the DOM, hidden; a reviewed one is hidden altogether. */
export function Section({ title, onChange, children, ...told }: Props) {
  const { name, look } = told
  const id = sectionId(name)
  const heading = title ?? TITLES[name]
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
            {look === 'done' ? <Icon name="check" label="Done:" /> : <Step of={name} />}
          </span>
        )}
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {heading}
        </h2>
        <Told {...told} />
        {look === 'done' ? (
          <span className={styles.change}>
            <Button
              tone="quiet"
              size="small"
              onClick={onChange}
              aria-label={`Change ${heading.toLowerCase()}`}
            >
              Change
            </Button>
          </span>
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

/** The section's number, which tells how far the checkout has got. */
const Step = ({ of }: { of: Name }) => (
  <>
    <span className="visually-hidden">Step </span>
    {SECTIONS.indexOf(of) + 1}
    <span className="visually-hidden"> of {SECTIONS.length}</span>
  </>
)

/** What stands below the heading: the values of a completed section, or what an open or later one is about. */
function Told({ name, look, lead, preview, summary }: Omit<Props, 'title' | 'onChange' | 'children'>) {
  if (look === 'done') return <p className={styles.summary}>{summary}</p>
  if (look === 'open') return lead ? <p className={styles.summary}>{lead}</p> : null
  return (
    <>
      <p className={styles.summary}>{HINTS[name]}</p>
      {preview ? <div className={styles.preview}>{preview}</div> : null}
    </>
  )
}
