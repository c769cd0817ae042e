import { matchRoute } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'

import { SectionFailed } from './section-failed.tsx'
import { useShell } from './shell-context.ts'

/** Shown in the place of the present page's remote after it has failed. */
export function RemoteFailed() {
  const { remotes } = useShell()
  const { pathname } = useLocation()
  const states = useStream(remotes.states$)
  const name = matchRoute(useStream(remotes.list$), pathname)?.remote.name ?? ''
  const state = states[name]
  return state?.status === 'failed' ? (
    <SectionFailed
      failures={state.failures}
      isReadable={state.isReadable}
      onRetry={() => void remotes.retry(name)}
    />
  ) : null
}
