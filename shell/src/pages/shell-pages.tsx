import { usePlatform } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { RoutePages } from '@nireeka/kit/routes'

import { routes } from '../routes.ts'
import { PageBoundary } from './page-boundary.tsx'

/** Renders the shell's own pages by path. */
export function ShellPages() {
  const { report } = usePlatform()
  return (
    <PageBoundary path={useLocation().pathname} report={report}>
      <RoutePages routes={routes} />
    </PageBoundary>
  )
}
