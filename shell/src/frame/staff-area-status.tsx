import { useStream } from '@nireeka/kit'
import { PageSkeleton } from '@nireeka/ui'

import { NoAccess } from './no-access.tsx'
import { SectionFailed } from './section-failed.tsx'
import { useShell } from './shell-context.ts'

/** Shown in the staff area until its remotes are listed, and when the list has none for this visitor. */
export function StaffAreaStatus() {
  const { staff } = useShell()
  const state = useStream(staff.state$)
  if (state === 'ready') return <NoAccess />
  if (state === 'failed') return <SectionFailed failures={1} onRetry={() => void staff.load()} />
  return <PageSkeleton kind="table" />
}
