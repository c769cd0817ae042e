import { useNavigate } from '@nireeka/kit/router'
import { PageSkeleton } from '@nireeka/ui'
import { useEffect } from 'react'

import { loginPath } from './rules.ts'

/** Redirects to the login, which leads back here, unless the browser is going to another page already, as after a logout. */
export function ToLogin({ from }: { from: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (location.pathname === from) void navigate(loginPath(location), { replace: true })
  }, [from, navigate])
  return <PageSkeleton kind="list" />
}
