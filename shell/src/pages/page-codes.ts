import { type PageCode, pageCode } from '@nireeka/ui'

import type { PageCodeName } from './pages.ts'

/** The code of the shell's pages but home. The chunks carry these names, so that the edge can name a page's files. */
export const pageCodes: Record<PageCodeName, PageCode> = {
  'app-shell': pageCode(() =>
    import(/* webpackChunkName: "app-shell" */ '../app-shell/app-shell-page.tsx').then(
      (module) => module.AppShellPage,
    ),
  ),
  login: pageCode(() =>
    import(/* webpackChunkName: "login" */ '../account/login-page.tsx').then((module) => module.LoginPage),
  ),
  register: pageCode(() =>
    import(/* webpackChunkName: "register" */ '../account/register-page.tsx').then(
      (module) => module.RegisterPage,
    ),
  ),
  'forgot-password': pageCode(() =>
    import(/* webpackChunkName: "forgot-password" */ '../account/forgot-password-page.tsx').then(
      (module) => module.ForgotPasswordPage,
    ),
  ),
  'reset-password': pageCode(() =>
    import(/* webpackChunkName: "reset-password" */ '../account/reset-password-page.tsx').then(
      (module) => module.ResetPasswordPage,
    ),
  ),
  social: pageCode(() =>
    import(/* webpackChunkName: "social" */ '../account/social/social-page.tsx').then(
      (module) => module.SocialPage,
    ),
  ),
  information: pageCode(() =>
    import(/* webpackChunkName: "information" */ '../information/information-page.tsx').then(
      (module) => module.InformationPage,
    ),
  ),
  manual: pageCode(() =>
    import(/* webpackChunkName: "manual" */ '../information/manual/manual-page.tsx').then(
      (module) => module.ManualPage,
    ),
  ),
  warranty: pageCode(() =>
    import(/* webpackChunkName: "warranty" */ '../information/warranty/warranty-page.tsx').then(
      (module) => module.WarrantyPage,
    ),
  ),
  contact: pageCode(() =>
    import(/* webpackChunkName: "contact" */ '../information/contact/contact-page.tsx').then(
      (module) => module.ContactPage,
    ),
  ),
  dealers: pageCode(() =>
    import(/* webpackChunkName: "dealers" */ '../information/dealers/dealers-page.tsx').then(
      (module) => module.DealersPage,
    ),
  ),
  newsletter: pageCode(() =>
    import(/* webpackChunkName: "newsletter" */ '../newsletter/newsletter-page.tsx').then(
      (module) => module.NewsletterPage,
    ),
  ),
}
