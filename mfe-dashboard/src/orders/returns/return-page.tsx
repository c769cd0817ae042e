import { formatDate } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams } from '@nireeka/kit/router'
import { Alert } from '@nireeka/ui'

import { SubPage, SubPageQuery } from '../../sub-page.tsx'
import { ReturnForm } from './return-form.tsx'
import { type OrderReturns, returnsOfOrder } from './returns.api.ts'

const HEADING = 'Return items'

/** The page on which a member asks to send back pieces of an order. */
export function ReturnPage() {
  useTitle(HEADING)
  const { http } = usePlatform()
  const { id = '' } = useParams()
  return (
    <SubPageQuery
      query={useQuery(returnsOfOrder(http, id))}
      parent={{ label: 'Order', to: `/dashboard/orders/${id}` }}
      heading={HEADING}
      failed="This order can’t be shown right now"
    >
      {(returns) => <Content returns={returns} />}
    </SubPageQuery>
  )
}

const Content = ({ returns }: { returns: OrderReturns }) => (
  <SubPage
    parent={{ label: `Order ${returns.order.number}`, to: `/dashboard/orders/${returns.order.id}` }}
    heading={HEADING}
    lead={
      returns.refusal === null && returns.until !== null
        ? `From order ${returns.order.number}, until ${formatDate(returns.until, 'day', 'reader')}.`
        : undefined
    }
  >
    {returns.refusal === null ? <ReturnForm returns={returns} /> : <Alert>{returns.refusal}</Alert>}
  </SubPage>
)
