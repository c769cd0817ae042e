import { buttonClass, Button } from '@nireeka/ui'
import { useState } from 'react'

import { type Product, publishProduct } from '../product.api.ts'
import styles from '../products.module.css'
import { useProductChange } from '../use-product-change.ts'

/** Shows the product in the shop or takes it out, and leads to its page there. */
export function PublishButtons({ product }: { product: Product }) {
  const { isPublished } = product
  const { press } = useProductChange(product.id)
  const [isBusy, setBusy] = useState(false)
  async function toggle() {
    setBusy(true)
    await press(
      (http) => publishProduct(http, product, !isPublished),
      isPublished ? 'The product is no longer in the shop.' : 'The product is in the shop.',
    )
    setBusy(false)
  }
  return (
    <span className={styles.buttons}>
      {isPublished ? (
        <a className={buttonClass({ size: 'small', tone: 'quiet' })} href={shopPath(product)}>
          View in shop
        </a>
      ) : null}
      <Button
        size="small"
        tone={isPublished ? 'secondary' : 'primary'}
        isBusy={isBusy}
        onClick={() => void toggle()}
      >
        {isPublished ? 'Unpublish' : 'Publish'}
      </Button>
    </span>
  )
}

const shopPath = ({ kind, id }: Product) => `/shop/${kind === 'accessory' ? 'accessories' : 'spares'}/${id}`
