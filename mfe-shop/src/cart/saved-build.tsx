import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { savedBuilds } from '@nireeka/kit/saved-builds'
import { storage } from '@nireeka/kit/storage'

import styles from './empty-cart.module.css'

const BUILDS = '/configurator/builds'

/** The way on to a bike that was saved: a member's newest, or the one that this browser keeps for a guest. */
export function SavedBuild() {
  const { status } = useStream(usePlatform().session$)
  if (status === 'member') return <OfMember />
  return storage.has('configuratorData') ? (
    <p className={styles.saved}>
      <Link to={BUILDS}>Continue your saved build</Link>
    </p>
  ) : null
}

/** Its line keeps its place while it loads. Without a build, or when builds can't be loaded, it stays empty. */
function OfMember() {
  const { http } = usePlatform()
  const { data } = useQuery({ ...savedBuilds(http), retry: false })
  const newest = data?.[0]
  return (
    <p className={styles.saved}>
      {newest ? <Link to={BUILDS}>Continue your saved build: {newest.name}</Link> : null}
    </p>
  )
}
