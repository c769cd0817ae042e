import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { NotFound } from '../../not-found.tsx'
import styles from '../../orders/order.module.css'
import { StatusBadge } from '../../orders/status-badge.tsx'
import { ReturnActions } from '../actions/return-actions.tsx'
import { type Return, returnById } from '../return.api.ts'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnHistory } from './return-history.tsx'
import { ReturnLines } from './return-lines.tsx'
import { ReturnPhotos } from './return-photos.tsx'

/** Returns whether there is no such return, or the address has no valid id. */
const isNoReturn = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function ReturnPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(returnById(http, id))
  const item = query.data
  const heading = item ? `Return ${item.number}` : 'Return'
  useTitle(heading)
  if (query.isError && isNoReturn(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={item ? <Lead item={item} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Returns', link: <Link to="/backoffice/returns" /> },
            { label: item?.number ?? id },
          ]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This return can’t be shown right now">
        {(it) => <Details key={it.id} item={it} />}
      </QueryView>
    </BackOfficePage>
  )
}

const Lead = ({ item: { status, customer, requestedAt } }: { item: Return }) => (
  <span className={styles.lead}>
    <StatusBadge status={status} />
    <span>{customer.name}</span>
    <DateAndTime at={new Date(requestedAt)} />
  </span>
)

const Details = ({ item }: { item: Return }) => (
  <>
    <ReturnActions item={item} />
    <div className={styles.halves}>
      <div className={styles.stack}>
        <ReturnLines item={item} />
        <ReturnPhotos item={item} />
      </div>
      <div className={styles.stack}>
        <ReturnFacts item={item} />
        <ReturnHistory item={item} />
      </div>
    </div>
  </>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the return">
    <Skeleton kind="text" lines={12} />
  </div>
)
