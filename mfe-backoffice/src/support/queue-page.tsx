import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { QUEUE_LIST } from './queue-list.tsx'

export function QueuePage() {
  useTitle('Support')
  return (
    <BackOfficePage heading="Support" lead="What members and guests ask us, the most urgent first.">
      <AdminList list={QUEUE_LIST} />
    </BackOfficePage>
  )
}
