import { Route, Routes } from '@nireeka/kit/router'
import { LazyPage } from '@nireeka/ui'

import { HomePage } from '../home/home-page.tsx'
import { NotFound } from './not-found.tsx'
import { pageCodes } from './page-codes.ts'
import { SHELL_PAGES } from './pages.ts'

/** Home is in the first script; every other page of the shell comes when it is opened. */
export function ShellPages() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      {SHELL_PAGES.map(({ path, code }) =>
        code ? <Route key={path} path={path} element={<LazyPage code={pageCodes[code]} />} /> : null,
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
