import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, Gallery, Price, ProductFrame, Rating } from '@nireeka/ui'
import { useRef } from 'react'

import { NotFound } from '../not-found.tsx'
import { accessory, type Accessory } from './accessories.api.ts'
import styles from './accessory-page.module.css'
import { AddToCart } from './add-to-cart.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Facts } from './facts.tsx'
import { StockBadge } from './stock-badge.tsx'
import { WaitingProduct } from './waiting.tsx'
import { CATEGORY_NAMES } from './wish.ts'

export function AccessoryPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const item = useQuery(accessory(http, id))

  if (item.isPending) return <WaitingProduct />
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
  const offer = useRef<HTMLDivElement>(null)
  return (
    <div>
      <ProductFrame
        heading={item.title}
        breadcrumbs={
          <div className={styles.trail}>
            <Breadcrumbs
              items={[
                { label: 'Accessories', link: <Link to="/shop/accessories" /> },
                { label: category, link: <Link to={`/shop/accessories?category=${item.category}`} /> },
                { label: item.title },
              ]}
            />
          </div>
        }
        pictures={
          <Gallery pictures={item.images} alt={item.title} sizes="(width < 60rem) 100vw, 56rem" isPriority />
        }
      >
        {item.rating === null ? null : <Rating value={item.rating} count={item.rating_count} />}
        <p className={styles.description}>{item.description}</p>
        <div className={styles.buy}>
          <p className={styles.price}>
            <Price dollars={item.price} />
            <StockBadge item={item} />
          </p>
          <div ref={offer}>
            <AddToCart item={item} />
          </div>
        </div>
        <Facts item={item} />
      </ProductFrame>
      <BuyBar item={item} offer={offer} />
    </div>
  )
}
