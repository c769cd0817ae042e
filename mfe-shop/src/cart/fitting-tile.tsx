import { Link } from '@nireeka/kit/router'
import { Button, Picture, Price } from '@nireeka/ui'

import { useAdding } from '../accessories/product/use-adding.ts'
import type { Fitting } from './fitting.api.ts'
import { FittingVariant } from './fitting-variant.tsx'
import styles from './fitting.module.css'

interface Props {
  item: Fitting
  /** The ids of the products in the cart. */
  inCart: ReadonlySet<number>
}

/** One accessory that is added in place; a variant is chosen first. */
export function FittingTile({ item, inCart }: Props) {
  const { id, title, image, price, choices } = item
  const isInCart = [id, ...choices.map((choice) => choice.id)].some((one) => inCart.has(one))
  return (
    <li className={styles.tile}>
      <Picture src={image} alt="" sizes="(width < 40rem) 6rem, 14rem" />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link className={styles.link} to={`/shop/accessories/${id}`}>
            {title}
          </Link>
        </h3>
        <p className={styles.price}>
          <Price dollars={price} />
          <span role="status">{isInCart ? 'In your cart' : ''}</span>
        </p>
        {item.hasVariants ? <FittingVariant item={item} /> : <Add item={item} />}
      </div>
    </li>
  )
}

function Add({ item }: Pick<Props, 'item'>) {
  const { isAdding, add } = useAdding()
  return (
    <Button tone="secondary" size="small" isWide isBusy={isAdding} onClick={() => add(item)}>
      Add to cart<span className="visually-hidden">: {item.title}</span>
    </Button>
  )
}
