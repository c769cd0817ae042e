import { usePlatform, useStream, useTitle } from '@nireeka/kit'

import { AccountPage } from '../account-page.tsx'
import { SavedBuilds } from '../bikes/saved-builds.tsx'
import { YourBikes } from '../bikes/your-bikes.tsx'
import { CreditPart } from './credit-part.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { NextSteps } from './next-steps-part.tsx'
import { OpenTickets } from './open-tickets.tsx'

export function OverviewPage() {
  useTitle('Dashboard')
  const session = useStream(usePlatform().session$)
  const greeting = session.status === 'member' ? `Good to see you, ${session.user.name}.` : undefined
  return (
    <AccountPage heading="Dashboard" lead={greeting}>
      <NextSteps />
      <YourBikes />
      <LatestOrders />
      <OpenTickets />
      <CreditPart />
      <SavedBuilds />
    </AccountPage>
  )
}
