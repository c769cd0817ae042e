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
      lead="Accessories, spare parts and configurator parts whose stock is counted."
      actions={IMPORT}
    >
      <AdminList list={STOCK_LIST} />
    </BackOfficePage>
  )
}
