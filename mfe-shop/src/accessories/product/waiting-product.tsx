import { ProductFrame, Skeleton } from '@nireeka/ui'

const title = (
  <>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="title" />
  </>
)

/** A product's shape while it is being loaded. */
export const WaitingProduct = () => (
  <ProductFrame heading={title} breadcrumbs={<Skeleton kind="text" lines={1} />} pictures={<Skeleton />}>
    <Skeleton kind="text" lines={7} />
  </ProductFrame>
)
