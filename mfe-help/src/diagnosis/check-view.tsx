import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import { MarkedPicture } from '@nireeka/ui/marked-picture'
import type { Ref } from 'react'

import type { PartPicture } from '../part-pictures/picture-of.ts'
import type { Check } from './diagnosis.api.ts'
import styles from './check-view.module.css'
import shared from './diagnosis.module.css'
import { isUnsure, NOT_SURE } from './not-sure.ts'
import { stepsWith, toStepQuery } from './walk.ts'

interface Props {
  check: Check
  /** The part that the check is about. */
  picture: PartPicture | null
  steps: string
  bike: string | null
  heading: Ref<HTMLHeadingElement>
}

/** A question, how to find out, and its answers as links. */
export const CheckView = ({ check, picture, steps, bike, heading }: Props) => (
  <section className={shared.step} aria-labelledby="step">
    <div className={styles.asked}>
      <div className={styles.words}>
        <h2 id="step" ref={heading} tabIndex={-1} className={shared.question}>
          {check.question}
        </h2>
        {check.help ? <p>{check.help}</p> : null}
      </div>
      {picture ? (
        <figure className={styles.picture}>
          <MarkedPicture
            src={picture.src}
            alt=""
            sizes="(width < 40rem) 66vw, (width < 60rem) 17rem, 32rem"
            marks={picture.marks}
            isEager
          />
          <figcaption>{picture.name}</figcaption>
        </figure>
      ) : null}
      <ul className={shared.answers} aria-label="Answers">
        {check.answers.map(({ label }, index) => (
          <li key={label}>
            <Link className={shared.answer} to={toStepQuery(stepsWith(steps, index), bike)}>
              {label}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
        {isUnsure(check) ? null : (
          <li>
            <Link
              className={`${shared.answer} ${styles.unsure}`}
              to={toStepQuery(stepsWith(steps, -1), bike)}
            >
              {NOT_SURE}
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </div>
  </section>
)
