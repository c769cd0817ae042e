import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { YourBikes } from './your-bikes.tsx'

/** All bikes that the member has ordered. */
export function BikesPage() {
  useTitle('Bikes')
  return (
    <AccountPage heading="Bikes" lead="Your Nireeka bikes, just as we built them.">
      <YourBikes empty={<NoBikes />} />
    </AccountPage>
  )
}

const NoBikes = () => (
  <EmptyState
    title="You don’t have a bike yet"
    text="Once you’ve bought one, you’ll find it here with its warranty, manual and spare parts."
    action={
      <Link className={buttonClass()} to="/configurator">
        Build a bike
      </Link>
    }
  />
)
