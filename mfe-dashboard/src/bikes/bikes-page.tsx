import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { YourBikes } from './your-bikes.tsx'

/** All bikes that the member has ordered. */
export function BikesPage() {
  useTitle('Bikes')
  return (
    <AccountPage heading="Bikes" lead="The bikes you have from us, as they were built.">
      <YourBikes empty={<NoBikes />} />
    </AccountPage>
  )
}

const NoBikes = () => (
  <EmptyState
    title="You have no bike from us yet"
    text="Once you have paid for one, it stands here with its warranty, its manual and the spares that fit it."
    action={
      <Link className={buttonClass()} to="/configurator">
        Build a bike
      </Link>
    }
  />
)
