import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { STOCK_LIST } from './stock-list.tsx'

const IMPORT = (
  <Link className={buttonClass({ tone: 'secondary' })} to="/backoffice/import">
    Import CSV
  </Link>
)

export function StockPage() {
  useTitle('Stock')
  return (
    <BackOfficePage
      heading="Stock"
      lead="Products, spare parts and configurator parts that are counted."
      actions={IMPORT}
    >
      <AdminList list={STOCK_LIST} />
    </BackOfficePage>
  )
}
