import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { AUDIT_LOG_LIST } from './audit-log-list.tsx'

export function AuditLogPage() {
  useTitle('Audit log')
  return (
    <BackOfficePage heading="Audit log" lead="Every change by staff. Dates are in UTC.">
      <AdminList list={AUDIT_LOG_LIST} />
    </BackOfficePage>
  )
}
