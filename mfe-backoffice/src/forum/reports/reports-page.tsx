import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { REPORT_ACTIONS, REPORTS_LIST } from './reports-list.tsx'

export function ReportsPage() {
  useTitle('Reports')
  return (
    <BackOfficePage heading="Reports" lead="Posts that members have reported.">
      <AdminList list={REPORTS_LIST} bulk={REPORT_ACTIONS} />
    </BackOfficePage>
  )
}
