import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import type { SavedBuild } from '@nireeka/kit/saved-builds'
import { Button } from '@nireeka/ui'

import { productOfBike } from './product-of-bike.api.ts'
import { toCartItem } from './to-cart-item.ts'

/** Puts a saved build into the cart, as the configurator does; the cart tells the shopper and leads on. */
export function AddBuild({ build }: { build: SavedBuild }) {
  const { cart, http, notify } = usePlatform()
  const queries = useQueryClient()
  const adding = useMutation({
    mutationFn: async () => {
      const item = toCartItem(build, await queries.fetchQuery(productOfBike(http, build.slug)))
      if (item) await cart.putBuild({ mode: 'CNM', item })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="secondary" size="small" isBusy={adding.isPending} onClick={() => adding.mutate()}>
      Add to cart<span className="visually-hidden">: {build.name}</span>
    </Button>
  )
}
