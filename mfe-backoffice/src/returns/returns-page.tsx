import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { AdminList } from '../list/admin-list.tsx'
import { RETURNS_LIST } from './returns-list.tsx'

export function ReturnsPage() {
  useTitle('Returns')
  return (
    <BackOfficePage heading="Returns" lead="Date filters are in UTC.">
      <AdminList list={RETURNS_LIST} />
    </BackOfficePage>
  )
}
