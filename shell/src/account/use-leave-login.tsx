import { useStream } from '@nireeka/kit'
import { Navigate, useLocation } from '@nireeka/kit/router'

import { useShell } from '../frame/shell-context.ts'

/**
 * Returns what leaves the login page for its target, once somebody is logged in; null before, and where the form is
 * part of the target. The form stays mounted while a login runs, because it shows the error.
 */
export function useLeaveLogin(target: string, isBusy: boolean) {
  const { pathname, search } = useLocation()
  const { status } = useStream(useShell().platform.session$)
  return status === 'member' && !isBusy && target !== `${pathname}${search}` ? (
    <Navigate to={target} replace />
  ) : null
}
