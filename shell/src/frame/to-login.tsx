import { useNavigate } from '@nireeka/kit/router'
import { PageSkeleton } from '@nireeka/ui'
import { useEffect } from 'react'

import { loginPath } from './rules.ts'

/**
 * Redirects to the login, which leads back here afterwards. Does nothing while the browser is already leaving, as
 * after a logout.
 */
export function ToLogin({ from }: { from: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (location.pathname === from) void navigate(loginPath(location), { replace: true })
  }, [from, navigate])
  return <PageSkeleton kind="list" />
}
