import { Link } from '@nireeka/kit/router'
import { Button, buttonClass } from '@nireeka/ui'

import type { Accessory } from './accessories.api.ts'
import styles from './accessory-page.module.css'
import { useAdding } from './use-adding.ts'
import { LIST_PATH } from './wish.ts'

export function AddToCart({ item }: { item: Accessory }) {
  const { isAdding, add } = useAdding(item)
  if (item.availability === 'out_of_stock') return <SoldOut category={item.category} />
  return (
    <div className={styles.offer}>
      <Button size="large" isWide isBusy={isAdding} onClick={add}>
        Add to cart
      </Button>
      <p className={styles.note}>Shipping and tax are worked out at the checkout.</p>
    </div>
  )
}

const SoldOut = ({ category }: { category: string }) => (
  <div className={styles.soldOut}>
    <p>Sold out at the moment.</p>
    <Link className={buttonClass({ tone: 'secondary' })} to={`${LIST_PATH}?category=${category}`}>
      See what is like it
    </Link>
  </div>
)
