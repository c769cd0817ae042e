import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, Gallery, PageSkeleton, Price, ProductFrame, Rating } from '@nireeka/ui'

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
    <ProductFrame
      eyebrow={category}
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
      pictures={
        <Gallery pictures={item.images} alt={item.title} sizes="(width < 60rem) 100vw, 56rem" isPriority />
      }
    >
      <div className={styles.price}>
        <Price dollars={item.price} />
        {item.rating === null ? null : <Rating value={item.rating} count={item.rating_count} />}
      </div>
      <p>{item.description}</p>
      <div className={styles.buy}>
        <p>
          <StockBadge item={item} />
        </p>
        <AddToCart item={item} />
      </div>
      <Facts item={item} />
    </ProductFrame>
  )
}
