import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'
import { useMemo } from 'react'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { PRODUCT_ACTIONS } from './bulk-actions.ts'
import { productsList } from './products-list.tsx'
import { type SpareFamily, spareFamilies } from './products.api.ts'

const NONE: readonly SpareFamily[] = []

export function ProductsPage() {
  const { http } = usePlatform()
  const { data: families = NONE } = useQuery(spareFamilies(http))
  const list = useMemo(() => productsList(families), [families])
  useTitle('Products')
  return (
    <BackOfficePage
      heading="Products"
      lead="Accessories and spare parts."
      actions={
        <Link to="/backoffice/products/new" className={buttonClass({ size: 'small' })}>
          New product
        </Link>
      }
    >
      <AdminList list={list} bulk={PRODUCT_ACTIONS} />
    </BackOfficePage>
  )
}
