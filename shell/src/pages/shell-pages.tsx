import { Route, Routes } from '@nireeka/kit/router'
import { LazyPage } from '@nireeka/ui'

import { HomePage } from '../home/home-page.tsx'
import { NotFound } from './not-found.tsx'
import { INFORMATION_PAGES } from './pages.ts'

const login = () => import('../account/login-page.tsx').then((module) => module.LoginPage)
const register = () => import('../account/register-page.tsx').then((module) => module.RegisterPage)
const information = () =>
  import('../information/information-page.tsx').then((module) => module.InformationPage)
const dealers = () => import('../information/dealers-page.tsx').then((module) => module.DealersPage)

/** Home is in the first script; every other page of the shell comes when it is opened. */
export function ShellPages() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/login" element={<LazyPage key="login" load={login} />} />
      <Route path="/register" element={<LazyPage key="register" load={register} />} />
      <Route path="/dealers" element={<LazyPage key="dealers" load={dealers} />} />
      {INFORMATION_PAGES.filter(({ path }) => path !== '/dealers').map(({ path }) => (
        <Route key={path} path={path} element={<LazyPage key="information" load={information} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
