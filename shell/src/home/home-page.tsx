import { messageOf, TEXTS } from '@nireeka/contracts'
import { useQuery } from '@nireeka/kit/query'
import { FailedState, PageSkeleton } from '@nireeka/ui'
import { useEffect, useSyncExternalStore } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { Announcement } from './announcement.tsx'
import { homePage } from './home.api.ts'
import styles from './home.module.css'
import { HomeSections } from './home-sections.tsx'
import { useCountry } from './use-country.ts'

/** The whole of it, as no other page has it: the server reads it from the routes. */
const TITLE = 'Nireeka: electric bikes you build yourself'

const never = () => () => {}

export function HomePage() {
  const { platform } = useShell()
  const [idCountry, chooseCountry] = useCountry()
  const home = useQuery(homePage(platform.http, idCountry))
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    document.title = TITLE
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
      {announcement ? <Announcement {...announcement} /> : null}
      <div className={`${styles.home} ${isAlive ? '' : styles.arriving}`}>
        <HomeSections home={home.data} onCountry={chooseCountry} />
      </div>
    </>
  )
}
