import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { HomePage } from './home/home-page.tsx'
import * as homeServer from './home/home-page.server.ts'
import { NotFound } from './pages/not-found.tsx'

/** The shell's own pages. Home is in the first script; every other page has its own named chunk. */
export const routes = defineRoutes([
  {
    path: '/',
    title: 'Nireeka: electric bikes you build yourself',
    description:
      'Three electric bikes, built to order from the parts you choose. Accessories, spare parts and after-sales support around the clock.',
    kind: 'home',
    page: HomePage,
    query: ['id_country'],
    server: homeServer,
    // The chunk with the sections below the fold.
    chunk: 'home-later',
  },
  {
    path: '/login',
    title: 'Log in',
    description: 'Log in to your Nireeka account.',
    kind: 'account',
    search: 'closed',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "login" */ './account/login-page.tsx').then((module) => module.LoginPage),
    ),
    chunk: 'login',
  },
  {
    path: '/register',
    title: 'Register',
    description: 'Create your account.',
    kind: 'account',
    search: 'closed',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "login" */ './account/register-page.tsx').then(
        (module) => module.RegisterPage,
      ),
    ),
    chunk: 'login',
  },
  {
    path: '/forgot-password',
    title: 'Forgotten password',
    description: 'A link to a new password, by email.',
    search: 'noindex',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "password" */ './account/forgot-password-page.tsx').then(
        (module) => module.ForgotPasswordPage,
      ),
    ),
    chunk: 'password',
  },
  {
    path: '/reset-password',
    title: 'New password',
    description: 'Choose a new password.',
    search: 'noindex',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "password" */ './account/reset-password-page.tsx').then(
        (module) => module.ResetPasswordPage,
      ),
    ),
    chunk: 'password',
  },
  {
    path: '/change-email',
    title: 'Email change',
    description: 'Confirm the new email of your account.',
    search: 'noindex',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "password" */ './account/change-email-page.tsx').then(
        (module) => module.ChangeEmailPage,
      ),
    ),
    chunk: 'password',
  },
  {
    path: '/login/social',
    title: 'Log in',
    description: 'Back from a provider.',
    kind: 'account',
    search: 'noindex',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "social" */ './account/identity-providers/provider-page.tsx').then(
        (module) => module.ProviderPage,
      ),
    ),
    chunk: 'social',
  },
  // The diagnostics page of what the shell has registered (spec, section 2: /_app; docs/decisions/019).
  {
    path: '/_app',
    title: 'App shell',
    description: 'The sections that this site is made of, each in the version that is live.',
    search: 'noindex',
    page: lazyPage(() =>
      import(/* webpackChunkName: "app-shell" */ './app-shell/app-shell-page.tsx').then(
        (module) => module.AppShellPage,
      ),
    ),
    chunk: 'app-shell',
  },
  // On the server, the frame around a remote's page renders at any path.
  { path: '*', page: NotFound },
])
