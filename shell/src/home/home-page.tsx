import { messageOf, TEXTS } from '@nireeka/contracts'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { FailedState, PageSkeleton } from '@nireeka/ui'
import { useEffect, useSyncExternalStore } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { HOME } from '../pages/pages.ts'
import { homePage } from './home.api.ts'
import styles from './home.module.css'
import { HomeSections } from './home-sections.tsx'

const never = () => () => {}

export function HomePage() {
  const { platform } = useShell()
  const home = useQuery(homePage(platform.http))
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    document.title = HOME.title
  }, [])

  if (home.isPending) return <PageSkeleton kind="detail" />
  if (home.isError) {
    return (
      <FailedState
        title="The home page can’t be shown right now"
        message={messageOf(home.error, TEXTS.unreachable)}
        onRetry={() => void home.refetch()}
      />
    )
  }
  const { announcement } = home.data
  return (
    <>
      {announcement ? (
        <p className={styles.announcement}>
          <Link to={announcement.href}>{announcement.text}</Link>
        </p>
      ) : null}
      <div className={`${styles.home} ${isAlive ? '' : styles.arriving}`}>
        <HomeSections home={home.data} />
      </div>
    </>
  )
}
