import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import { PriceCard } from '../../prices/price-card.tsx'
import { cancelPrice, planPrice, priceDone, type Product } from '../product.api.ts'
import { PriceRange, Stock } from '../products-list.tsx'
import { useProductChange } from '../use-product-change.ts'

/** What a product costs, how many pieces there are, and where it is used. Of variants it shows the range and the sum. */
export const PriceAndStock = ({ product }: { product: Product }) => (
  <EditSection heading="Price and stock">
    {product.variants.length === 0 ? <ProductPrice product={product} /> : null}
    <DefinitionList items={factsOf(product)} />
  </EditSection>
)

function factsOf({ id, stock, variants, carts, openOrders }: Product) {
  return [
    ...(variants.length > 0 ? [{ term: 'Price', details: <PriceRange row={rangeOf(variants)} /> }] : []),
    {
      term: variants.length > 0 ? 'In stock, all variants' : 'In stock',
      details: (
        <>
          <Stock stock={variants.length > 0 ? sumOf(variants) : stock} />{' '}
          <Link to={`/backoffice/stock/product/${id}`}>Change stock</Link>
        </>
      ),
    },
    { term: 'In carts', details: formatNumber(carts) },
    { term: 'In open orders', details: formatNumber(openOrders) },
  ]
}

function rangeOf(variants: Product['variants']) {
  const prices = variants.map(({ price }) => price)
  return { price: Math.min(...prices), priceTo: Math.max(...prices) }
}

/** Returns the pieces of all variants; null where none is counted. */
function sumOf(variants: Product['variants']): number | null {
  const counted = variants.flatMap(({ stock }) => stock ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, pieces) => sum + pieces, 0)
}

function ProductPrice({ product }: { product: Product }) {
  const { change, press } = useProductChange(product.id)
  return (
    <PriceCard
      name={product.title}
      price={product.price}
      prices={product.prices}
      onPlan={(price) => change((http) => planPrice(http, product, price), priceDone(price))}
      onCancel={(id) => press((http) => cancelPrice(http, product, id), 'Planned price cancelled.')}
    />
  )
}
