import { useTitle } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { BANS_LIST } from './bans-list.tsx'
import { NewBanDialog } from './new-ban-dialog.tsx'

export function BansPage() {
  useTitle('Bans')
  const [isOpen, setOpen] = useState(false)
  return (
    <BackOfficePage
      heading="Bans"
      lead="Members who can read the forum but not post."
      actions={<Button onClick={() => setOpen(true)}>Ban a member</Button>}
    >
      <AdminList list={BANS_LIST} />
      {isOpen ? <NewBanDialog onClose={() => setOpen(false)} /> : null}
    </BackOfficePage>
  )
}
