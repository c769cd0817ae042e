import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import type { Ref } from 'react'

import type { Check } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { stepsWith, toStepQuery } from './walk.ts'

interface Props {
  check: Check
  steps: string
  bike: string | null
  heading: Ref<HTMLHeadingElement>
}

/** A question, how to find out, and its answers as links. */
export const CheckView = ({ check: { question, help, answers }, steps, bike, heading }: Props) => (
  <section className={styles.step} aria-labelledby="step">
    <h2 id="step" ref={heading} tabIndex={-1} className={styles.question}>
      {question}
    </h2>
    {help ? <p>{help}</p> : null}
    <ul className={styles.answers} aria-label="Answers">
      {answers.map(({ label }, index) => (
        <li key={label}>
          <Link className={styles.answer} to={toStepQuery(stepsWith(steps, index), bike)}>
            {label}
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
