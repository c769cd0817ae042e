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
  information: lazyPage(() =>
    import(/* webpackChunkName: "information" */ '../information/information-page.tsx').then(
      (module) => module.InformationPage,
    ),
  ),
  manual: lazyPage(() =>
    import(/* webpackChunkName: "manual" */ '../information/manual/manual-page.tsx').then(
      (module) => module.ManualPage,
    ),
  ),
  warranty: lazyPage(() =>
    import(/* webpackChunkName: "warranty" */ '../information/warranty/warranty-page.tsx').then(
      (module) => module.WarrantyPage,
    ),
  ),
  contact: lazyPage(() =>
    import(/* webpackChunkName: "contact" */ '../information/contact/contact-page.tsx').then(
      (module) => module.ContactPage,
    ),
  ),
  dealers: lazyPage(() =>
    import(/* webpackChunkName: "dealers" */ '../information/dealers/dealers-page.tsx').then(
      (module) => module.DealersPage,
    ),
  ),
  newsletter: lazyPage(() =>
    import(/* webpackChunkName: "newsletter" */ '../newsletter/newsletter-page.tsx').then(
      (module) => module.NewsletterPage,
    ),
  ),
}
