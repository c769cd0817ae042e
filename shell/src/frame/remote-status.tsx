import { useStream } from '@nireeka/kit'
import { PageSkeleton, type SkeletonKind } from '@nireeka/ui'

import { RemoteFailed } from './lazy-statuses.ts'
import { useShell } from './shell-context.ts'

/** Shown in a remote's place while it is loading or has failed; nothing once it is mounted. */
export function RemoteStatus({ name, skeleton }: { name: string; skeleton: SkeletonKind }) {
  const state = useStream(useShell().remotes.states$)[name]
  if (!state) return null
  return state.status === 'loading' ? <PageSkeleton kind={skeleton} /> : <RemoteFailed />
}
