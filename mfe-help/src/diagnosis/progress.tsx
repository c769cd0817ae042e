import { checksFrom } from './checks-from.ts'
import type { Guide } from './diagnosis.api.ts'
import styles from './progress.module.css'
import type { Walk } from './walk.ts'

/** Says how far a rider has come: which check, and of how many there may be at most. */
export function Progress({ guide, walk: { passed, at } }: { guide: Guide; walk: Walk }) {
  const left = 'check' in at ? checksFrom(guide, at.check.key) : { fewest: 0, most: 0 }
  const all = passed.length + left.most
  return (
    <div className={styles.progress}>
      <p className={styles.place} role="status">
        {'check' in at
          ? `Check ${passed.length + 1} of ${left.fewest === left.most ? all : `up to ${all}`}`
          : 'Result'}
      </p>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: all }, (_none, index) => (
          <span
            key={index}
            className={index < passed.length ? styles.done : segmentOf(index, passed.length)}
          />
        ))}
      </span>
    </div>
  )
}

const segmentOf = (index: number, current: number) => (index === current ? styles.current : undefined)
