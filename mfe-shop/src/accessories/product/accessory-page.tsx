import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { NotFound } from '../../not-found.tsx'
import { accessory } from '../accessories.api.ts'
import { Product } from './product.tsx'
import { WaitingProduct } from './waiting-product.tsx'

export function AccessoryPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  return (
    <QueryView
      query={useQuery(accessory(http, id))}
      skeleton={<WaitingProduct />}
      failed="This accessory can’t be shown right now"
      notFound={<NotFound />}
    >
      {(item) => <Product key={item.id} item={item} id={id} />}
    </QueryView>
  )
}
