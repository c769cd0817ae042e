import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { SavedBuilds } from './saved-builds.tsx'

/** All builds that the member has saved. */
export function BuildsPage() {
  useTitle('Saved builds')
  return (
    <AccountPage heading="Saved builds" lead="Bikes you have put together and kept for later.">
      <SavedBuilds empty={<NoBuilds />} />
    </AccountPage>
  )
}

const NoBuilds = () => (
  <EmptyState
    title="You haven’t saved a build yet"
    text="Put a bike together and save it; here you go on with it whenever you like."
    action={
      <Link className={buttonClass()} to="/configurator">
        Build a bike
      </Link>
    }
  />
)
