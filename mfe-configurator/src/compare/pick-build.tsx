import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { savedBuilds } from '@nireeka/kit/saved-builds'
import { QueryView, Skeleton } from '@nireeka/ui'

import { bikes } from '../bikes/bikes.api.ts'
import { type BuildRef, comparePath, type Pair, type Side } from './compare-address.ts'
import styles from './compare.module.css'

interface Props {
  pair: Pair
  side: Side
}

/** The options for an empty side: the member's saved builds, and each bike in its default build. */
export function PickBuild({ pair, side }: Props) {
  const isMember = useStream(usePlatform().session$).status === 'member'
  const which = side === 'one' ? 'first' : 'second'
  const pathWith = (picked: BuildRef) => comparePath({ ...pair, [side]: picked })
  return (
    <section className={styles.head} aria-labelledby={`pick-${side}`}>
      <h2 id={`pick-${side}`} className={styles.name}>
        Pick the {which} build
      </h2>
      {isMember ? <SavedOnes pathWith={pathWith} /> : null}
      <AsTheyCome pathWith={pathWith} />
    </section>
  )
}

interface Picking {
  pathWith: (picked: BuildRef) => string
}

function SavedOnes({ pathWith }: Picking) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(savedBuilds(http))}
      skeleton={<Skeleton kind="text" lines={3} />}
      failed="Your saved builds can’t be shown right now"
      empty={null}
    >
      {(builds) => (
        <>
          <h3 className={styles.group}>Your saved builds</h3>
          <ul className={styles.picks} aria-label="Saved builds">
            {builds.map((build) => (
              <li key={build.id}>
                <Link className={styles.pick} to={pathWith(build)}>
                  {build.name}
                  <span className={styles.quiet}>{build.look || 'Size and colour not chosen yet'}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  )
}

function AsTheyCome({ pathWith }: Picking) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(bikes(http))}
      skeleton={<Skeleton kind="text" lines={3} />}
      failed="The bikes can’t be shown right now"
    >
      {(found) => (
        <>
          <h3 className={styles.group}>As they come</h3>
          <ul className={styles.picks} aria-label="Bikes as they come">
            {found.map(({ slug, title }) => (
              <li key={slug}>
                <Link className={styles.pick} to={pathWith({ slug, build: EMPTY_BUILD })}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  )
}
