import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { promoById } from './promo-code.api.ts'
import { PromoFormPart } from './promo-form.tsx'

/** Makes a promo code; `?from=7` begins with what code 7 has. */
export function NewPromoPage() {
  useTitle('New promo code')
  const [query] = useSearchParams()
  const from = query.get('from')
  return (
    <BackOfficePage
      heading="New promo code"
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Promo codes', link: <Link to="/backoffice/promo-codes" /> },
            { label: 'New promo code' },
          ]}
        />
      }
    >
      {from === null ? <PromoFormPart promo={null} /> : <Duplicate id={from} />}
    </BackOfficePage>
  )
}

function Duplicate({ id }: { id: string }) {
  const { http } = usePlatform()
  const query = useQuery(promoById(http, id))
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton kind="text" lines={12} />}
      failed="The code to duplicate can’t be loaded right now"
    >
      {(template) => <PromoFormPart promo={null} template={template} />}
    </QueryView>
  )
}
