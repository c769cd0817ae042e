import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { CUSTOMERS_LIST } from './customers-list.tsx'

export function CustomersPage() {
  useTitle('Customers')
  return (
    <BackOfficePage heading="Customers" lead="Everyone with an account. Date filters are in UTC.">
      <AdminList list={CUSTOMERS_LIST} />
    </BackOfficePage>
  )
}
