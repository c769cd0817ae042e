import { type LazyPage, lazyPage } from '@nireeka/ui'

import type { PageCodeName } from './pages.ts'

/** The code of the shell's pages but home. The chunks carry these names, so that the edge can name a page's files. */
export const pageCodes: Record<PageCodeName, LazyPage> = {
  'app-shell': lazyPage(() =>
    import(/* webpackChunkName: "app-shell" */ '../app-shell/app-shell-page.tsx').then(
      (module) => module.AppShellPage,
    ),
  ),
  login: lazyPage(() =>
    import(/* webpackChunkName: "login" */ '../account/login-page.tsx').then((module) => module.LoginPage),
  ),
  register: lazyPage(() =>
    import(/* webpackChunkName: "register" */ '../account/register-page.tsx').then(
      (module) => module.RegisterPage,
    ),
  ),
  'forgot-password': lazyPage(() =>
    import(/* webpackChunkName: "forgot-password" */ '../account/forgot-password-page.tsx').then(
      (module) => module.ForgotPasswordPage,
    ),
  ),
  'reset-password': lazyPage(() =>
    import(/* webpackChunkName: "reset-password" */ '../account/reset-password-page.tsx').then(
      (module) => module.ResetPasswordPage,
    ),
  ),
  social: lazyPage(() =>
    import(/* webpackChunkName: "social" */ '../account/identity-providers/provider-page.tsx').then(
      (module) => module.ProviderPage,
    ),
  ),
}
