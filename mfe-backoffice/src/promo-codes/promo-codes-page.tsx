import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Icon } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { PROMO_CODES_LIST } from './promo-codes-list.tsx'

export function PromoCodesPage() {
  useTitle('Promo codes')
  return (
    <BackOfficePage
      heading="Promo codes"
      lead="A cart takes one code at a time."
      actions={
        <Link className={buttonClass()} to="/backoffice/promo-codes/new">
          <Icon name="plus" /> New promo code
        </Link>
      }
    >
      <AdminList list={PROMO_CODES_LIST} />
    </BackOfficePage>
  )
}
