import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, DateText, FailedPart, Icon, QueryView, Rating, Skeleton } from '@nireeka/ui'

import { type AboutBike, bikeReviews, type Review, type ReviewPage } from '../about.api.ts'
import { Section } from '../section.tsx'
import sections from '../sections.module.css'
import styles from './reviews.module.css'
import { RatingSummary } from './rating-summary.tsx'
import { readReviewPage, reviewPageLink, REVIEWS_ID } from './review-pages.ts'
import { WriteReview } from './write-review.tsx'

interface Props {
  slug: string
  /** The name of the bike. */
  title: string
  summary: AboutBike['reviews']
}

/** What buyers say of a bike: the rating first, then what they wrote. */
export function Reviews({ slug, title, summary }: Props) {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readReviewPage(query)
  return (
    <Section id={REVIEWS_ID} heading="Reviews">
      <div className={sections.columns}>
        <div className={styles.side}>
          <RatingSummary summary={summary} />
          <WriteReview slug={slug} title={title} />
        </div>
        <QueryView
          query={useQuery(bikeReviews(http, slug, page))}
          skeleton={<Skeleton kind="text" lines={8} />}
          failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
        >
          {(shown) => <Written shown={shown} page={page} query={query} />}
        </QueryView>
      </div>
    </Section>
  )
}

/** How many reviews are written out at first. Whoever asks for a later page sees all of it. */
const FIRST = 3

interface WrittenProps {
  shown: ReviewPage
  page: number
  query: URLSearchParams
}

function Written({ shown: { items, pages }, page, query }: WrittenProps) {
  const look = buttonClass({ tone: 'secondary' })
  const first = page > 1 ? items.length : FIRST
  return (
    <div className={styles.list}>
      {items.length === 0 ? <p className={sections.quiet}>There are no written reviews here yet.</p> : null}
      <Items items={items.slice(0, first)} />
      <More items={items.slice(first)} />
      {pages > 1 ? (
        <nav className={sections.ways} aria-label="Pages of reviews">
          {page > 1 ? (
            <Link className={look} to={reviewPageLink(query, Math.min(page - 1, pages))}>
              Newer reviews
            </Link>
          ) : null}
          {page < pages ? (
            <Link className={look} to={reviewPageLink(query, page + 1)}>
              Older reviews
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}

const Items = ({ items }: Pick<ReviewPage, 'items'>) => (
  <ul>
    {items.map((review) => (
      <WrittenReview key={review.id} review={review} />
    ))}
  </ul>
)

/** The other reviews of the page, folded. A native details element, so that it works without scripts. */
const More = ({ items }: Pick<ReviewPage, 'items'>) =>
  items.length === 0 ? null : (
    <details>
      <summary className={styles.more}>
        {items.length === 1 ? '1 more review' : `${items.length} more reviews`}
        <Icon name="chevron-down" />
      </summary>
      <Items items={items} />
    </details>
  )

/** A review. Its text is shown exactly as typed, without links or markup. */
const WrittenReview = ({
  review: { author, rating, title, body, isVerified, createdAt },
}: {
  review: Review
}) => (
  <li className={styles.review}>
    <Rating value={rating} />
    {title ? <h3>{title}</h3> : null}
    {body ? <p className={styles.body}>{body}</p> : null}
    <p className={sections.quiet}>
      {author}, <DateText date={createdAt} />
      {isVerified ? ' · Bought here' : null}
    </p>
  </li>
)
