import { pageCode } from '@nireeka/ui'

export const login = pageCode(() => import('../account/login-page.tsx').then((module) => module.LoginPage))
export const register = pageCode(() =>
  import('../account/register-page.tsx').then((module) => module.RegisterPage),
)
export const information = pageCode(() =>
  import('../information/information-page.tsx').then((module) => module.InformationPage),
)
export const dealers = pageCode(() =>
  import('../information/dealers-page.tsx').then((module) => module.DealersPage),
)
