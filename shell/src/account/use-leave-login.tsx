import { useStream } from '@nireeka/kit'
import { Navigate } from '@nireeka/kit/router'

import { useShell } from '../frame/shell-context.ts'

/**
 * Returns what leaves the login page for its target, once somebody is logged in; null before. The form stays mounted
 * while a login runs, because it shows the error.
 */
export function useLeaveLogin(target: string, isBusy: boolean) {
  const { status } = useStream(useShell().platform.session$)
  return status === 'member' && !isBusy ? <Navigate to={target} replace /> : null
}
