import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams } from '@nireeka/kit/router'
import { FailedState } from '@nireeka/ui'

import { NotFound } from '../../not-found.tsx'
import { accessory } from '../accessories.api.ts'
import { Product } from './product.tsx'
import { WaitingProduct } from './waiting-product.tsx'

export function AccessoryPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const item = useQuery(accessory(http, id))

  if (item.isPending) return <WaitingProduct />
  if (item.isError) {
    if (isHttpError(item.error) && [404, 422].includes(item.error.status)) return <NotFound />
    return (
      <FailedState
        title="This accessory can’t be shown right now"
        message={messageOf(item.error, TEXTS.unreachable)}
        onRetry={() => void item.refetch()}
      />
    )
  }
  return <Product key={item.data.id} item={item.data} id={id} />
}
