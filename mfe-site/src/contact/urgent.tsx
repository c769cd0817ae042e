import type { TextWayData } from '@nireeka/contracts/api'
import { keepUnits } from '@nireeka/kit'
import { buttonClass } from '@nireeka/ui'

import { LinkedText } from '../information/linked-text.tsx'
import type { TitledSection } from '../information/section-titles.ts'
import styles from './urgent.module.css'

interface Props extends TitledSection {
  phone: TextWayData | undefined
}

/**
 * What can't wait for an answer to an email, in few lines. It is part of the page, so it isn't announced. The number to
 * call is in the list of ways right below.
 */
export const Urgent = ({ id, title, section: { paragraphs }, phone }: Props) => (
  <section className={styles.urgent} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className={styles.advice}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </div>
    {phone ? (
      <a className={buttonClass({ tone: 'danger', size: 'small' })} href={phone.to}>
        Call {keepUnits(phone.label)}
      </a>
    ) : null}
  </section>
)
