import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Skeleton } from '@nireeka/ui'

import { accessories } from '../accessories/accessories.api.ts'
import { AccessoryTile, tilesClass } from '../accessories/list/accessory-tile.tsx'
import product from '../accessories/product/product.module.css'
import styles from './popular.module.css'

const PLACES = [0, 1, 2, 3]
const IN_STOCK = { sort: 'popular', page: 1, inStock: '1' } as const

/** The most popular accessories under an empty cart, as in their list. The cart is complete without them. */
export function Popular() {
  const { http } = usePlatform()
  const { data, isPending } = useQuery(accessories(http, IN_STOCK))
  const items = data?.items.slice(0, PLACES.length) ?? []
  if (!isPending && items.length === 0) return null
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={product.heading}>
        Popular accessories
      </h2>
      <ul className={`${styles.row} ${isPending ? '' : tilesClass}`} aria-busy={isPending}>
        {isPending
          ? PLACES.map((place) => (
              <li key={place} className={styles.waiting}>
                <Skeleton />
                <Skeleton kind="text" lines={3} />
              </li>
            ))
          : items.map((item, index) => (
              <AccessoryTile key={item.id} item={item} index={index} heading="h3" />
            ))}
      </ul>
    </section>
  )
}
