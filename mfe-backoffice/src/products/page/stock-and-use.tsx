import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import type { Product } from '../product.api.ts'
import { Stock } from '../products-list.tsx'

/** How many pieces there are, and where the product is used. */
export const StockAndUse = ({
  product: { id, stock, variants, carts, openOrders },
}: {
  product: Product
}) => (
  <EditSection heading="Stock and orders">
    <DefinitionList
      items={[
        ...(variants.length > 0
          ? []
          : [
              {
                term: 'In stock',
                details: (
                  <>
                    <Stock stock={stock} /> <Link to={`/backoffice/stock/product/${id}`}>Change stock</Link>
                  </>
                ),
              },
            ]),
        { term: 'In carts', details: formatNumber(carts) },
        { term: 'In open orders', details: formatNumber(openOrders) },
      ]}
    />
  </EditSection>
)
