import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'
import { useEffect, useSyncExternalStore } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { homePage } from './home.api.ts'
import styles from './home-page.module.css'
import { HomeSections } from './home-sections.tsx'
import { useCountry } from './use-country.ts'

/** The complete document title, which has no site name appended. The server reads it from the routes. */
const TITLE = 'Nireeka: electric bikes you build yourself'

const never = () => () => {}

export function HomePage() {
  const { platform } = useShell()
  const [countryId, chooseCountry] = useCountry()
  const home = useQuery(homePage(platform.http, countryId))
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    document.title = TITLE
  }, [])

  return (
    <QueryView query={home} skeleton="detail" failed="The home page can’t be shown right now">
      {(data) => (
        <div className={`${styles.home} ${isHydrated ? '' : styles.arriving}`}>
          <HomeSections home={data} onCountry={chooseCountry} />
        </div>
      )}
    </QueryView>
  )
}
