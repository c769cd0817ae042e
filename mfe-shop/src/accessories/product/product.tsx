import { usePainted, useTitle } from '@nireeka/kit'
import { Gallery, ProductFrame } from '@nireeka/ui'
import { useRef } from 'react'

import type { Accessory } from '../accessories.api.ts'
import { Reviews } from '../reviews/reviews.tsx'
import { RecentlySeen } from '../seen/recently-seen.tsx'
import { BuyBar } from './buy-bar.tsx'
import { picturesOf } from './choice.ts'
import { DeliveryTerms } from './delivery-terms.tsx'
import { Facts } from './facts.tsx'
import { GoesWith } from './goes-with.tsx'
import { Offer } from './offer.tsx'
import styles from './product.module.css'
import { RatingLink } from './rating-link.tsx'
import { Trail } from './trail.tsx'
import { useBuying } from './use-buying.ts'

/** The width of a product's pictures on its page. */
export const PICTURE_SIZES = '(width < 60rem) 100vw, 56rem'

interface Props {
  item: Accessory
  /** From the URL: the product's id, or that of one of its choices. */
  id: string
  /** Whether only what a list tells of the product is known yet. */
  isPartial: boolean
}

/** A product's page. */
export function Product({ item, id, isPartial }: Props) {
  // The choices are read from the address once they are known.
  const buying = useBuying(item, isPartial ? '' : id)
  const isPainted = usePainted()
  const offer = useRef<HTMLDivElement>(null)
  const pictures = picturesOf(item, buying.chosen)
  useTitle(buying.choice?.title ?? item.title, pictures[0] ?? null)
  return (
    <div>
      <ProductFrame
        heading={item.title}
        breadcrumbs={<Trail item={item} />}
        pictures={
          <div className={styles.gallery}>
            <Gallery
              pictures={pictures}
              alt={item.title}
              sizes={PICTURE_SIZES}
              isPriority
              isPartial={isPartial}
            />
          </div>
        }
        facts={isPartial ? null : <Facts item={item} />}
        below={
          isPartial || !isPainted ? (
            <div className={styles.waiting} data-part="loading">
              <output className="visually-hidden">Loading…</output>
            </div>
          ) : (
            <div className={styles.below}>
              <Reviews item={item} />
              <GoesWith items={item.goesWith} />
              <RecentlySeen item={item} />
            </div>
          )
        }
      >
        <RatingLink item={item} />
        <p className={styles.description}>{item.description}</p>
        <Offer item={item} buying={buying} place={offer} isPartial={isPartial} />
        {isPartial ? null : (
          <div className={styles.terms}>
            <DeliveryTerms item={item} />
          </div>
        )}
      </ProductFrame>
      {isPartial ? null : <BuyBar item={item} buying={buying} offer={offer} />}
    </div>
  )
}
