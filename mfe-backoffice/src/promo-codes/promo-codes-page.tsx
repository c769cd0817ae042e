import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { PROMO_CODES_LIST } from './promo-codes-list.tsx'

export function PromoCodesPage() {
  useTitle('Promo codes')
  return (
    <BackOfficePage
      heading="Promo codes"
      lead="Each cart accepts one code."
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/promo-codes/new">
          New promo code
        </Link>
      }
    >
      <AdminList list={PROMO_CODES_LIST} />
    </BackOfficePage>
  )
}
