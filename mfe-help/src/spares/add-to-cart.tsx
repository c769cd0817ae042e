import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'
import { useTransition } from 'react'

import { mayBuy } from './availability.ts'
import type { Spare } from './spares.api.ts'
import styles from './spares.module.css'

interface Props {
  part: Pick<
    Spare,
    'id' | 'title' | 'description' | 'image' | 'price' | 'isForDealers' | 'availability' | 'stock'
  >
  /** Whether it is the page's own button. */
  isLarge?: boolean
}

export function AddToCart({ part, isLarge = false }: Props) {
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
      tone={isLarge ? 'primary' : 'secondary'}
      size={isLarge ? 'large' : 'small'}
      isWide={isLarge}
      isBusy={isAdding}
      onClick={() => startAdding(() => cart.add({ id, title, description, thumbnail: image, price }))}
    >
      Add to cart<span className="visually-hidden">: {title}</span>
    </Button>
  )
}
