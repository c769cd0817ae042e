import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { NotFound } from '../../not-found.tsx'
import { type Product, productById } from '../product.api.ts'
import { StatusBadge } from '../products-list.tsx'
import styles from '../products.module.css'
import { DeleteProduct } from './delete-product.tsx'
import { EditProduct } from './edit-product.tsx'
import { Pictures } from './pictures.tsx'
import { PriceAndStock } from './price-and-stock.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { Variants } from './variants.tsx'

/** Returns whether there is no such product, or the address has no valid id. */
const isNoProduct = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function ProductPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(productById(http, id))
  const product = query.data
  const heading = product?.title ?? 'Product'
  useTitle(heading)
  if (query.isError && isNoProduct(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={product ? <StatusBadge isPublished={product.isPublished} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Products', link: <Link to="/backoffice/products" /> }, { label: heading }]}
        />
      }
      actions={product ? <PublishButtons product={product} /> : undefined}
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This product can’t be shown right now">
        {(it) => <Details key={it.id} product={it} />}
      </QueryView>
    </BackOfficePage>
  )
}

const Details = ({ product }: { product: Product }) => (
  <div className={styles.stack}>
    <Pictures product={product} />
    <PriceAndStock product={product} />
    <EditProduct product={product} />
    {product.kind === 'accessory' ? <Variants product={product} /> : null}
    <DeleteProduct product={product} />
  </div>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the product">
    <Skeleton kind="text" lines={12} />
  </div>
)
