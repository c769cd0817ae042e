import { Route, Routes } from '@nireeka/kit/router'
import { LazyPage } from '@nireeka/ui'

import { HomePage } from '../home/home-page.tsx'
import { NotFound } from './not-found.tsx'
import { dealers, information, login, register } from './page-codes.ts'
import { INFORMATION_PAGES } from './pages.ts'

/** Home is in the first script; every other page of the shell comes when it is opened. */
export function ShellPages() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/login" element={<LazyPage key="login" code={login} />} />
      <Route path="/register" element={<LazyPage key="register" code={register} />} />
      <Route path="/dealers" element={<LazyPage key="dealers" code={dealers} />} />
      {INFORMATION_PAGES.filter(({ path }) => path !== '/dealers').map(({ path }) => (
        <Route key={path} path={path} element={<LazyPage key="information" code={information} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
