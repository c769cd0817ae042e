import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { ActiveChip, ChipLink, ChipList, FailedState, Pagination, Skeleton } from '@nireeka/ui'

import { reviews } from '../accessories.api.ts'
import { Review } from './review.tsx'
import { reviewsPath, type ReviewWish } from './review-wish.ts'
import styles from './reviews.module.css'

interface Props {
  id: number
  wish: ReviewWish
  /** The product's own. */
  path: string
  /** Somebody has given it stars, if no words. */
  isRated: boolean
}

const SORTS = [
  ['newest', 'Newest'],
  ['best', 'Best first'],
  ['worst', 'Worst first'],
] as const

export function ReviewList({ id, wish, path, isRated }: Props) {
  const { http } = usePlatform()
  const list = useQuery(reviews(http, id, wish))

  if (list.isPending) {
    return (
      <div className={styles.waiting}>
        <output className="visually-hidden">Loading the reviews…</output>
        <Skeleton kind="text" lines={8} />
      </div>
    )
  }
  if (list.isError) {
    return (
      <FailedState
        title="The reviews can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { items, total, pages } = list.data
  if (total === 0 && !wish.stars) {
    return (
      <p className={styles.quiet}>
        {isRated ? 'Nobody has put it into words yet.' : 'Be the first to say how it is.'}
      </p>
    )
  }
  return (
    <div className={styles.list} aria-busy={list.isPlaceholderData}>
      <div className={styles.head}>
        <p role="status" className={styles.quiet}>
          {total === 1 ? '1 review in words' : `${formatNumber(total)} reviews in words`}
        </p>
        <ChipList label="Order of the reviews">
          {SORTS.map(([sort, label]) => (
            <ChipLink
              key={sort}
              link={<Link to={reviewsPath(path, wish, { sort })} />}
              label={label}
              isCurrent={wish.sort === sort}
            />
          ))}
        </ChipList>
      </div>
      {wish.stars ? (
        <ChipList label="Active filters">
          <ActiveChip
            link={<Link to={reviewsPath(path, wish, { stars: undefined })} />}
            label={wish.stars === 1 ? '1 star' : `${wish.stars} stars`}
          />
        </ChipList>
      ) : null}
      <ul className={styles.items}>
        {items.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <Pagination
        page={wish.page}
        pages={pages}
        link={(page) => <Link to={reviewsPath(path, wish, { page })} />}
      />
    </div>
  )
}
