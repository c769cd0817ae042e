import { EditSection } from '../../form/edit-section.tsx'
import { PriceCard } from '../../prices/price-card.tsx'
import { cancelPrice, planPrice, priceDone, type Product } from '../product.api.ts'
import { useProductChange } from '../use-product-change.ts'

/** The price of a product without variants. */
export function ProductPrice({ product }: { product: Product }) {
  const { change, press } = useProductChange(product.id)
  return (
    <EditSection heading="Price">
      <PriceCard
        name={product.title}
        price={product.price}
        prices={product.prices}
        onPlan={(price) => change((http) => planPrice(http, product, price), priceDone(price))}
        onCancel={(id) => press((http) => cancelPrice(http, product, id), 'The planned price is cancelled.')}
      />
    </EditSection>
  )
}
