import { useTitle } from '@nireeka/kit'
import { useSearchParams } from '@nireeka/kit/router'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { QUEUE_LIST, QUEUE_OF_DAYS } from './queue-list.tsx'

export function QueuePage() {
  useTitle('Support')
  const [query] = useSearchParams()
  const isOfDays = query.has('from') || query.has('to')
  return (
    <BackOfficePage heading="Support" lead="What members and guests ask us, the most urgent first.">
      <AdminList list={isOfDays ? QUEUE_OF_DAYS : QUEUE_LIST} />
    </BackOfficePage>
  )
}
