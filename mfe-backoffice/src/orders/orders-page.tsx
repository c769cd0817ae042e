import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { ORDER_ACTIONS } from './bulk-actions.tsx'
import { ORDERS_LIST } from './orders-list.tsx'

export function OrdersPage() {
  useTitle('Orders')
  return (
    <BackOfficePage heading="Orders" lead="Date filters are in UTC.">
      <AdminList list={ORDERS_LIST} bulk={ORDER_ACTIONS} />
    </BackOfficePage>
  )
}
