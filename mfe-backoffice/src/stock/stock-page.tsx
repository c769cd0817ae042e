import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { STOCK_LIST } from './stock-list.tsx'

export function StockPage() {
  useTitle('Stock')
  return (
    <BackOfficePage heading="Stock" lead="Products, spare parts and configurator parts that are counted.">
      <AdminList list={STOCK_LIST} />
    </BackOfficePage>
  )
}
