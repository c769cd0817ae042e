import { usePlatform } from '@nireeka/kit'
import { Route, Routes, useLocation } from '@nireeka/kit/router'

import { HomePage } from '../home/home-page.tsx'
import { NotFound } from './not-found.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pageCodes } from './page-codes.ts'
import { SHELL_PAGES } from './pages.ts'

/** Home is in the first script; every other page of the shell comes when it is opened. */
export function ShellPages() {
  const { report } = usePlatform()
  return (
    <PageBoundary path={useLocation().pathname} report={report}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        {SHELL_PAGES.map(({ path, code }) => {
          const Page = code && pageCodes[code]
          return Page ? <Route key={path} path={path} element={<Page />} /> : null
        })}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  )
}
