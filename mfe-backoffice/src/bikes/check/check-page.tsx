import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import styles from '../bikes.module.css'
import { type SampleBuild, sampleBuilds } from './check.api.ts'
import { Sample } from './sample.tsx'

/** All sample builds: what they come to, and what they should. */
export function CheckPage() {
  useTitle('Test builds')
  const query = useQuery(sampleBuilds(usePlatform().http))
  return (
    <BackOfficePage
      heading="Test builds"
      lead="Sample builds whose price, lead time and figures must stay as expected."
    >
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="Sample builds can’t be shown right now"
        isEmpty={({ items }) => items.length === 0}
        empty={<p>There are no sample builds yet.</p>}
      >
        {({ items }) => (
          <div className={styles.stack}>
            <p>{summaryOf(items)}</p>
            {items.map((sample) => (
              <Sample key={sample.id} sample={sample} />
            ))}
          </div>
        )}
      </QueryView>
    </BackOfficePage>
  )
}

function summaryOf(items: readonly SampleBuild[]) {
  const wrong = items.filter(({ isAsExpected }) => !isAsExpected).length
  return wrong === 0
    ? `All ${items.length} builds are as expected.`
    : `${wrong} of ${items.length} builds differ.`
}
