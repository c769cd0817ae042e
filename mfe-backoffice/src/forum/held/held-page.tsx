import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { HELD_ACTIONS, HELD_LIST } from './held-list.tsx'

export function HeldPage() {
  useTitle('Held posts')
  return (
    <BackOfficePage heading="Held posts" lead="Nobody sees them until you approve them.">
      <AdminList list={HELD_LIST} bulk={HELD_ACTIONS} />
    </BackOfficePage>
  )
}
