import { usePlatform } from '@nireeka/kit'
import { useQuery, useQueryClient } from '@nireeka/kit/query'
import { useParams, useSearchParams } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { NotFound } from '../../not-found.tsx'
import { accessory, knownAccessory } from '../accessories.api.ts'
import { COLOUR_PARAM } from '../pictured-colour.ts'
import { Product } from './product.tsx'
import { WaitingProduct } from './waiting-product.tsx'

export function AccessoryPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const colour = search.get(COLOUR_PARAM)
  const queries = useQueryClient()
  return (
    <QueryView
      query={useQuery({ ...accessory(http, id), placeholderData: () => knownAccessory(queries, id, colour) })}
      skeleton={<WaitingProduct />}
      failed="This accessory can’t be shown right now"
      notFound={<NotFound />}
    >
      {(item, isPartial) => <Product key={item.id} item={item} id={id} isPartial={isPartial} />}
    </QueryView>
  )
}
