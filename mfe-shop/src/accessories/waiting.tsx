import { ProductFrame, Skeleton } from '@nireeka/ui'

import styles from './accessories.module.css'

const CARDS = Array.from({ length: 12 }, (_, place) => place)

const Loading = () => <output className="visually-hidden">Loading…</output>

/** The list's shape while it is being loaded. */
export const WaitingList = () => (
  <>
    <div className={styles.filters}>
      <Loading />
      <Skeleton kind="text" lines={2} />
    </div>
    <div className={styles.grid}>
      {CARDS.map((place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton />
          <Skeleton kind="text" lines={2} />
        </div>
      ))}
    </div>
  </>
)

const title = (
  <>
    <Loading />
    <Skeleton kind="title" />
  </>
)

/** A product's shape while it is being loaded. */
export const WaitingProduct = () => (
  <ProductFrame heading={title} breadcrumbs={<Skeleton kind="text" lines={1} />} pictures={<Skeleton />}>
    <Skeleton kind="text" lines={7} />
  </ProductFrame>
)
