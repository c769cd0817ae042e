import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, Gallery, PageFrame, PageSkeleton, Price, Rating } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { accessory, type Accessory } from './accessories.api.ts'
import styles from './accessory-page.module.css'
import { AddToCart } from './add-to-cart.tsx'
import { Facts } from './facts.tsx'
import { StockBadge } from './stock-badge.tsx'
import { CATEGORY_NAMES } from './wish.ts'

export function AccessoryPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const item = useQuery(accessory(http, id))

  if (item.isPending) return <PageSkeleton kind="detail" />
  if (item.isError) {
    if (isHttpError(item.error) && [404, 422].includes(item.error.status)) return <NotFound />
    return (
      <FailedState
        title="This accessory can’t be shown right now"
        message={messageOf(item.error, TEXTS.unreachable)}
        onRetry={() => void item.refetch()}
      />
    )
  }
  return <Product item={item.data} />
}

function Product({ item }: { item: Accessory }) {
  useTitle(item.title, item.image)
  const category = CATEGORY_NAMES[item.category] ?? item.category
  return (
    <PageFrame
      kind="catalogue"
      heading={item.title}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Accessories', link: <Link to="/shop/accessories" /> },
            { label: category, link: <Link to={`/shop/accessories?category=${item.category}`} /> },
            { label: item.title },
          ]}
        />
      }
    >
      <div className={styles.product}>
        <Gallery pictures={item.images} alt={item.title} sizes="(width < 60rem) 100vw, 48rem" isPriority />
        <div className={styles.buy}>
          {item.rating === null ? null : <Rating value={item.rating} count={item.rating_count} />}
          <p className={styles.price}>
            <Price dollars={item.price} />
            <StockBadge item={item} />
          </p>
          <p>{item.description}</p>
          <AddToCart item={item} />
          <Facts item={item} />
        </div>
      </div>
    </PageFrame>
  )
}
