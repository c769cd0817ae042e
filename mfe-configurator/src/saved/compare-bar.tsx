import { Link } from '@nireeka/kit/router'
import type { SavedBuild } from '@nireeka/kit/saved-builds'
import { buttonClass } from '@nireeka/ui'

import { comparePath } from '../compare/compare-address.ts'
import styles from './builds.module.css'

/** A sticky bar with the builds selected for comparison. */
export function CompareBar({ picked }: { picked: readonly SavedBuild[] }) {
  const [one, two] = picked
  return (
    <div className={styles.bar} role="group" aria-label="Compare">
      <p role="status">{words(picked.length)}</p>
      {one && two ? (
        <Link className={buttonClass()} to={comparePath({ one, two })}>
          Compare them
        </Link>
      ) : null}
    </div>
  )
}

function words(count: number): string {
  if (count === 0) return 'Pick two builds to see them side by side.'
  return count === 1 ? 'Pick one more.' : 'Two picked.'
}
