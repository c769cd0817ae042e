import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { SavedBuilds } from './saved-builds.tsx'

/** All builds that the member has saved. */
export function BuildsPage() {
  useTitle('Saved builds')
  return (
    <AccountPage heading="Saved builds" lead="Bikes you’ve built and saved for later.">
      <SavedBuilds empty={<NoBuilds />} />
    </AccountPage>
  )
}

const NoBuilds = () => (
  <EmptyState
    title="You haven’t saved a build yet"
    text="Build a bike and save it, and pick up where you left off here."
    action={
      <Link className={buttonClass()} to="/configurator">
        Build a bike
      </Link>
    }
  />
)
