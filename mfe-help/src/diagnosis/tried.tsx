import { Link } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'

import styles from './diagnosis.module.css'
import { type Passed, toStepQuery } from './walk.ts'

interface Props {
  passed: readonly Passed[]
  bike: string | null
}

/** What was checked so far; each answer can be changed, and all of it printed. */
export const Tried = ({ passed, bike }: Props) =>
  passed.length === 0 ? null : (
    <section className={styles.tried} aria-labelledby="tried">
      <h2 id="tried" className={styles.small}>
        What you have checked
      </h2>
      <ol>
        {passed.map(({ check, answer, steps }) => (
          <li key={check.key} className={styles.passed}>
            <p className={styles.quiet}>{check.question}</p>
            <p>
              <strong>{answer}</strong>
            </p>
            <Link className={styles.change} to={toStepQuery(steps, bike) || '?'}>
              Change<span className="visually-hidden">: {check.question}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <Link className={styles.change} to={toStepQuery('', bike) || '?'}>
          Start again
        </Link>
        <span className={styles.screen}>
          <Button tone="secondary" size="small" onClick={() => print()}>
            Print
          </Button>
        </span>
      </p>
    </section>
  )
