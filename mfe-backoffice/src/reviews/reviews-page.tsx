import { isAdmin } from '@nireeka/contracts'
import { REVIEW_STATES, type ReviewState } from '@nireeka/contracts/api'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { NavLink, useSearchParams } from '@nireeka/kit/router'
import { BackOfficeFrame, Tabs } from '@nireeka/ui'

import { ReviewList } from './review-list.tsx'
import { reviewsIn } from './reviews.api.ts'

const LABELS: Record<ReviewState, string> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
}
const REVIEWS_LINK = { label: 'Reviews', icon: 'edit', link: <NavLink to="/backoffice/reviews" /> } as const
/** The figures are the admins' (spec, section 6); agents come for the reviews only. */
const ADMIN_LINKS = [
  { label: 'Overview', icon: 'eye', link: <NavLink to="/backoffice" end /> },
  REVIEWS_LINK,
] as const

export function ReviewsPage() {
  useTitle('Reviews')
  const { session$ } = usePlatform()
  const links = isAdmin(useStream(session$)) ? ADMIN_LINKS : [REVIEWS_LINK]
  return (
    <BackOfficeFrame
      heading="Reviews"
      lead="Nothing is shown in the shop before one of us has read it."
      links={links}
    >
      <ReviewTabs />
    </BackOfficeFrame>
  )
}

function ReviewTabs() {
  const { http } = usePlatform()
  const [search, setSearch] = useSearchParams()
  const state = REVIEW_STATES.find((one) => one === search.get('state')) ?? 'pending'
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const waiting = useQuery(reviewsIn(http, { state: 'pending', page: 1 })).data?.total
  const tabs = REVIEW_STATES.map((value) => ({
    value,
    label: LABELS[value],
    count: value === 'pending' ? waiting : undefined,
    panel: <ReviewList key={value} state={value} page={page} />,
  }))
  const open = (value: ReviewState) => setSearch(value === 'pending' ? {} : { state: value })
  return <Tabs label="Reviews by state" tabs={tabs} value={state} onChange={open} />
}
