import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { ReasonDialog } from '../reason-dialog.tsx'
import { type Ban, liftBan } from './bans.api.ts'

/** Lifts a ban that is in force, after asking why. */
export function LiftButton({ ban }: { ban: Ban }) {
  const [isOpen, setOpen] = useState(false)
  const { member, state, liftedBy } = ban
  if (state !== 'active') return liftedBy ? `Lifted by ${liftedBy}` : null
  const action = {
    title: `Lift the ban of ${member.userName}?`,
    description: 'They can post again right away.',
    verb: 'Lift ban',
    act: (http: Parameters<typeof liftBan>[0], reason: string) => liftBan(http, ban, reason),
  }
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        aria-label={`Lift ban of ${member.userName}`}
        onClick={() => setOpen(true)}
      >
        Lift ban
      </Button>
      {isOpen ? <ReasonDialog action={action} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
