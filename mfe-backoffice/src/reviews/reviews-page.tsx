import { REVIEW_STATES, type ReviewState } from '@nireeka/contracts'
import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'
import { Tabs } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { ReviewList } from './review-list.tsx'
import { reviewsIn } from './reviews.api.ts'

const LABELS: Record<ReviewState, string> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
}

export function ReviewsPage() {
  useTitle('Reviews')
  return (
    <BackOfficePage
      heading="Reviews"
      lead="Reviews of accessories and bikes appear on their pages once they are published."
    >
      <ReviewTabs />
    </BackOfficePage>
  )
}

function ReviewTabs() {
  const { http } = usePlatform()
  const [search, setSearch] = useSearchParams()
  const state = REVIEW_STATES.find((one) => one === search.get('state')) ?? 'pending'
  const page = readPageNumber(search)
  const waiting = useQuery(reviewsIn(http, { state: 'pending', page: 1 })).data?.total
  const tabs = REVIEW_STATES.map((value) => ({
    value,
    label: LABELS[value],
    count: value === 'pending' ? waiting : undefined,
    panel: <ReviewList key={value} state={value} page={page} />,
  }))
  const open = (value: ReviewState) => setSearch(value === 'pending' ? {} : { state: value })
  return <Tabs label="Reviews by status" tabs={tabs} value={state} onChange={open} />
}
