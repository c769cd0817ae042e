import { useStream } from '@nireeka/kit'
import { PageSkeleton } from '@nireeka/ui'

import { NoAccess } from './lazy-no-access.ts'
import { SectionFailed } from './section-failed.tsx'
import { useShell } from './shell-context.ts'

/** While the staff's list is on its way; once it is there, it may hold nothing for this person. */
export function StaffAreaStatus() {
  const { staff } = useShell()
  const state = useStream(staff.state$)
  if (state === 'ready') return <NoAccess />
  if (state === 'failed') return <SectionFailed failures={1} onRetry={() => void staff.load()} />
  return <PageSkeleton kind="table" />
}
