import { useTitle } from '@nireeka/kit'
import { useSearchParams } from '@nireeka/kit/router'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { AUDIT_LOG_LIST, AUDIT_LOG_OF_A_PERSON } from './audit-log-list.tsx'

export function AuditLogPage() {
  useTitle('Audit log')
  const [query] = useSearchParams()
  return (
    <BackOfficePage heading="Audit log" lead="Every change by staff. Dates are in UTC.">
      <AdminList list={query.has('actor') ? AUDIT_LOG_OF_A_PERSON : AUDIT_LOG_LIST} />
    </BackOfficePage>
  )
}
