import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'
import { useTransition } from 'react'

import { mayBuy } from './availability.ts'
import type { Spare } from './spares.api.ts'
import styles from './spares.module.css'

export function AddToCart({ part }: { part: Spare }) {
  const { cart } = usePlatform()
  const [isAdding, startAdding] = useTransition()
  const { id, title, description, image, price, isForDealers } = part
  if (isForDealers) {
    return (
      <p className={styles.way}>
        Fitted by a <Link to="/dealers">dealer</Link>
      </p>
    )
  }
  if (!mayBuy(part)) return <p className={styles.way}>Not available</p>
  return (
    <Button
      tone="secondary"
      size="small"
      isBusy={isAdding}
      onClick={() => startAdding(() => cart.add({ id, title, description, thumbnail: image, price }))}
    >
      Add to cart<span className="visually-hidden">: {title}</span>
    </Button>
  )
}
