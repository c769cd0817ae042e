import { Dialog } from '@nireeka/ui'

import { PriceCard } from '../../prices/price-card.tsx'
import { cancelPrice, planPrice, priceDone, type Product, type Variant } from '../product.api.ts'
import { useProductChange } from '../use-product-change.ts'

interface Props {
  product: Product
  variant: Variant
  onClose: () => void
}

/** The price of a variant: now, planned and in the past. */
export function VariantPrice({ product, variant, onClose }: Props) {
  const { change, press } = useProductChange(product.id)
  const priced = { id: variant.id, version: product.version }
  return (
    <Dialog title={`Price of ${variant.title}`} onClose={onClose}>
      {() => (
        <PriceCard
          name={variant.title}
          price={variant.price}
          prices={variant.prices}
          onPlan={(price) => change((http) => planPrice(http, priced, price), priceDone(price))}
          onCancel={(id) => press((http) => cancelPrice(http, priced, id), 'Planned price cancelled.')}
        />
      )}
    </Dialog>
  )
}
