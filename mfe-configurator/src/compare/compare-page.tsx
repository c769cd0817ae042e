import { useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame } from '@nireeka/ui'

import { type BuildRef, type Pair, readPair, type Side } from './compare-address.ts'
import styles from './compare.module.css'
import { Comparison } from './comparison.tsx'
import { PickBuild } from './pick-build.tsx'
import { SideHead } from './side-head.tsx'

/** The comparison of two builds. They are in the URL, so that it can be shared. */
export function ComparePage() {
  useTitle('Compare two builds')
  const [query] = useSearchParams()
  const pair = readPair(query)
  return (
    <PageFrame
      kind="catalogue"
      heading="Compare two builds"
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'E-bikes', link: <Link to="/configurator" /> },
            { label: 'Saved builds', link: <Link to="/configurator/builds" /> },
            { label: 'Compare' },
          ]}
        />
      }
    >
      <div className={styles.heads}>
        <OneSide pair={pair} side="one" />
        <OneSide pair={pair} side="two" />
      </div>
      {isWhole(pair) ? <Comparison {...pair} /> : null}
    </PageFrame>
  )
}

const isWhole = (pair: Pair): pair is Record<Side, BuildRef> => pair.one !== null && pair.two !== null

function OneSide({ pair, side }: { pair: Pair; side: Side }) {
  const build = pair[side]
  return build ? <SideHead build={build} pair={pair} side={side} /> : <PickBuild pair={pair} side={side} />
}
