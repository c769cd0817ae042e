import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { BackOfficePage } from '../back-office-page.tsx'
import { useHeldFocus } from '../use-held-focus.ts'
import { Colleagues } from './colleagues.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { allStaff } from './staff.api.ts'
import { StaffSettingsPart } from './staff-settings-part.tsx'

export function StaffPage() {
  useTitle('Staff')
  const query = useQuery(allStaff(usePlatform().http))
  const { place, hold } = useHeldFocus<HTMLButtonElement>()
  const [isInviting, setInviting] = useState(false)
  return (
    <BackOfficePage
      heading="Staff"
      lead="Who works here, and where."
      actions={
        <Button ref={place} onClick={() => setInviting(true)}>
          Invite someone
        </Button>
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="The staff can’t be shown right now">
        {({ staff, invitations, settings }) => (
          <>
            <Colleagues staff={staff} />
            <Invitations invitations={invitations} />
            <StaffSettingsPart settings={settings} />
          </>
        )}
      </QueryView>
      {isInviting ? (
        <InviteDialog
          onClose={() => {
            setInviting(false)
            hold()
          }}
        />
      ) : null}
    </BackOfficePage>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Loading the staff">
    <Skeleton kind="text" lines={12} />
  </div>
)
