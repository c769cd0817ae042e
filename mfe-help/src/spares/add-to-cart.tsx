import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button, QuantityStepper } from '@nireeka/ui'
import { useState, useTransition } from 'react'

import { mayBuy } from './availability.ts'
import type { Spare } from './spares.api.ts'
import styles from './spares.module.css'

/** The most pieces of one product that an order may have. */
const MAX_COUNT = 99

interface Props {
  part: Pick<
    Spare,
    'id' | 'title' | 'description' | 'image' | 'price' | 'isForDealers' | 'availability' | 'stock'
  >
  /** Whether it is the page's own button. */
  isLarge?: boolean
  /** Whether several can be bought at once. */
  hasQuantity?: boolean
}

export function AddToCart(props: Props) {
  const { part, isLarge = false, hasQuantity = false } = props
  if (part.isForDealers) {
    return (
      <p className={styles.way}>
        Fitted by a <Link to="/dealers">dealer</Link>
      </p>
    )
  }
  if (!mayBuy(part)) return <p className={styles.way}>Not available</p>
  return hasQuantity ? <Several part={part} isLarge={isLarge} /> : <AddButton part={part} isLarge={isLarge} />
}

function Several({ part, isLarge }: Pick<Props, 'part' | 'isLarge'>) {
  const [count, setCount] = useState(1)
  return (
    <div className={isLarge ? styles.several : styles.severalOfRow}>
      <QuantityStepper
        label={`Quantity of ${part.title}`}
        value={count}
        max={MAX_COUNT}
        isTyped
        onChange={setCount}
      />
      <AddButton part={part} isLarge={isLarge} count={count} />
    </div>
  )
}

function AddButton({ part, isLarge, count }: Pick<Props, 'part' | 'isLarge'> & { count?: number }) {
  const { cart } = usePlatform()
  const [isAdding, startAdding] = useTransition()
  const { id, title, description, image, price } = part
  return (
    <Button
      tone={isLarge ? 'primary' : 'secondary'}
      size={isLarge ? 'large' : 'small'}
      isWide={isLarge}
      isBusy={isAdding}
      onClick={() => startAdding(() => cart.add({ id, title, description, thumbnail: image, price }, count))}
    >
      Add to cart<span className="visually-hidden">: {title}</span>
    </Button>
  )
}
