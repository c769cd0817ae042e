import { ProductFrame, Skeleton } from '@nireeka/ui'

const title = (
  <>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="title" />
  </>
)

/** The skeleton of a product's page while it is loading. */
export const WaitingProduct = () => (
  <ProductFrame heading={title} breadcrumbs={<Skeleton kind="text" lines={1} />} pictures={<Skeleton />}>
    <Skeleton kind="text" lines={7} />
  </ProductFrame>
)
