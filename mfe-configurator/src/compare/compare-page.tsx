import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame, QueryView } from '@nireeka/ui'

import { bikes } from '../bikes/bikes.api.ts'
import { type BuildRef, type Pair, readPair, type Side } from './compare-address.ts'
import styles from './compare.module.css'
import { Comparison } from './comparison.tsx'
import { PickBuild } from './pick-build.tsx'
import { SideHead } from './side-head.tsx'
import { isEmptyPair, standardPair } from './standard-pair.ts'

/** The comparison of two builds. They are in the URL, so that it can be shared; without any, two bikes as standard. */
export function ComparePage() {
  useTitle('Compare two builds')
  return (
    <PageFrame
      kind="catalogue"
      heading="Compare two builds"
      lead="Price, figures and parts, side by side."
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'E-bikes', link: <Link to="/configurator" /> }, { label: 'Compare' }]}
        />
      }
    >
      <Compared />
    </PageFrame>
  )
}

/** Renders both sides in one place, so that the focus stays there when the first choice puts builds into the URL. */
function Compared() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const range = useQuery(bikes(http))
  const named = readPair(query)
  const pair = isEmptyPair(named) ? standardPair(range.data ?? []) : named
  if (!isEmptyPair(pair)) return <Sides pair={pair} />
  return (
    <QueryView query={range} skeleton="list" failed="The bikes can’t be shown right now">
      {() => <Sides pair={pair} />}
    </QueryView>
  )
}

const Sides = ({ pair }: { pair: Pair }) => (
  <div className={styles.sides}>
    <div className={styles.heads}>
      <p className={styles.all}>
        <Link to="/configurator#compare">See all our bikes side by side</Link>
      </p>
      <OneSide pair={pair} side="one" />
      <OneSide pair={pair} side="two" />
    </div>
    {isWhole(pair) ? <Comparison {...pair} /> : null}
  </div>
)

const isWhole = (pair: Pair): pair is Record<Side, BuildRef> => pair.one !== null && pair.two !== null

function OneSide({ pair, side }: { pair: Pair; side: Side }) {
  const build = pair[side]
  return build ? <SideHead build={build} pair={pair} side={side} /> : <PickBuild pair={pair} side={side} />
}
