import { useStream } from '@nireeka/kit'
import { PageSkeleton, type SkeletonKind } from '@nireeka/ui'

import { SectionFailed } from './section-failed.tsx'
import { useShell } from './shell-context.ts'

/** Shown in a remote's place while it is loading or has failed; nothing once it is mounted. */
export function RemoteStatus({ name, skeleton }: { name: string; skeleton: SkeletonKind }) {
  const { remotes } = useShell()
  const state = useStream(remotes.states$)[name]
  if (!state) return null
  if (state.status === 'loading') return <PageSkeleton kind={skeleton} />
  return (
    <SectionFailed
      failures={state.failures}
      isReadable={state.isReadable}
      onRetry={() => void remotes.retry(name)}
    />
  )
}
