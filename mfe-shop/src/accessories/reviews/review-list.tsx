import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import {
  ActiveChip,
  ChipLink,
  ChipList,
  type LinkElement,
  NoSuchPage,
  Pagination,
  QueryView,
  Skeleton,
} from '@nireeka/ui'

import { type ReviewPage, reviews } from '../accessories.api.ts'
import { Review } from './review.tsx'
import { reviewsPath, type ReviewParams } from './review-params.ts'
import styles from './reviews.module.css'

interface Props {
  id: number
  params: ReviewParams
  /** The product's path. */
  path: string
  /** Whether the product has any star ratings, even without text. */
  isRated: boolean
}

const SORTS = [
  ['newest', 'Newest'],
  ['best', 'Best first'],
  ['worst', 'Worst first'],
] as const

export function ReviewList({ id, params, path, isRated }: Props) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(reviews(http, id, params))}
      skeleton={<Waiting />}
      failed="The reviews can’t be shown right now"
      isEmpty={({ total }) => total === 0 && !params.stars}
      empty={
        <p className={styles.quiet}>
          {isRated ? 'There are no written reviews yet.' : 'Be the first to write one.'}
        </p>
      }
    >
      {(shown, isStale) => (
        <div className={styles.list} aria-busy={isStale}>
          <Head total={shown.total} params={params} path={path} />
          <Written
            shown={shown}
            page={params.page}
            link={(page) => <Link to={reviewsPath(path, params, { page })} />}
          />
        </div>
      )}
    </QueryView>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <output className="visually-hidden">Loading the reviews…</output>
    <Skeleton kind="text" lines={8} />
  </div>
)

/** The number of reviews, and the controls to sort and filter them. */
const Head = ({ total, params, path }: Pick<Props, 'params' | 'path'> & { total: number }) => (
  <>
    <div className={styles.head}>
      <p role="status" className={styles.quiet}>
        {total === 1 ? '1 written review' : `${formatNumber(total)} written reviews`}
      </p>
      <ChipList label="Sort reviews by">
        {SORTS.map(([sort, label]) => (
          <ChipLink
            key={sort}
            link={<Link to={reviewsPath(path, params, { sort })} />}
            label={label}
            isCurrent={params.sort === sort}
          />
        ))}
      </ChipList>
    </div>
    {params.stars ? (
      <ChipList label="Active filters">
        <ActiveChip
          link={<Link to={reviewsPath(path, params, { stars: undefined })} />}
          label={params.stars === 1 ? '1 star' : `${params.stars} stars`}
        />
      </ChipList>
    ) : null}
  </>
)

interface WrittenProps {
  shown: ReviewPage
  page: number
  link: (page: number) => LinkElement
}

function Written({ shown: { items, pages }, page, link }: WrittenProps) {
  if (items.length === 0 && pages > 0) return <NoSuchPage page={page} pages={pages} link={link} />
  return (
    <>
      <ul className={styles.items}>
        {items.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} link={link} />
    </>
  )
}
