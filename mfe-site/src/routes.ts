import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import * as contactServer from './contact/contact-page.server.ts'
import * as dealersServer from './dealers/dealers-page.server.ts'
import * as aboutServer from './about/about-page.server.ts'
import * as questionsServer from './information/questions-page.server.ts'
import * as returnsServer from './information/returns-page.server.ts'
import * as termsServer from './information/terms-page.server.ts'
import * as chapterServer from './manual/chapter-page.server.ts'
import { CHAPTER_IDS } from './manual/chapter-routes.ts'
import { NotFound } from './not-found.tsx'
import * as privacyServer from './privacy/privacy-page.server.ts'
import * as warrantyServer from './warranty/warranty-page.server.ts'

export const routes = defineRoutes([
  {
    path: '/faq',
    title: 'Frequently asked questions',
    description: 'Short answers to what riders ask us most.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "questions" */ './information/questions-page.tsx').then(
        (module) => module.QuestionsPage,
      ),
    ),
    chunk: 'questions',
    query: ['q'],
    server: questionsServer,
  },
  {
    path: '/user-manual',
    title: 'User manual',
    description: 'How to set up, charge, ride and care for your bike.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "manual" */ './manual/pages.ts').then((module) => module.ManualPage),
    ),
    query: ['bike', 'q'],
    chunk: 'manual',
  },
  // It has nothing that the chapters don't have.
  {
    path: '/user-manual/whole',
    search: 'noindex',
    page: lazyPage(() =>
      import(/* webpackChunkName: "manual" */ './manual/pages.ts').then((module) => module.WholePage),
    ),
    query: ['bike'],
    chunk: 'manual',
  },
  {
    path: '/user-manual/:chapter',
    page: lazyPage(() =>
      import(/* webpackChunkName: "manual" */ './manual/pages.ts').then((module) => module.ChapterPage),
    ),
    query: ['bike'],
    chunk: 'manual',
    server: chapterServer,
    sitemap: CHAPTER_IDS.map((id) => `/user-manual/${id}`),
  },
  {
    path: '/warranty',
    title: 'Warranty',
    description: 'What we cover, and for how long.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "warranty" */ './warranty/warranty-page.tsx').then(
        (module) => module.WarrantyPage,
      ),
    ),
    chunk: 'warranty',
    server: warrantyServer,
    query: ['serial'],
  },
  {
    path: '/about-us',
    title: 'About us',
    description: 'We build three electric bikes in Tacoma, each to order, and keep the parts to repair them.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "about" */ './about/about-page.tsx').then((module) => module.AboutPage),
    ),
    chunk: 'about',
    server: aboutServer,
  },
  {
    path: '/privacypolicy',
    title: 'Privacy policy',
    description: 'What we know about you, why, and for how long.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "privacy" */ './privacy/privacy-page.tsx').then(
        (module) => module.PrivacyPage,
      ),
    ),
    chunk: 'privacy',
    server: privacyServer,
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'The terms of buying from us.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "terms" */ './information/terms-page.tsx').then(
        (module) => module.TermsPage,
      ),
    ),
    chunk: 'terms',
    server: termsServer,
  },
  {
    path: '/rrpolicy',
    title: 'Returns and refunds',
    description: 'How to return something and get a refund.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "returns" */ './information/returns-page.tsx').then(
        (module) => module.ReturnsPage,
      ),
    ),
    chunk: 'returns',
    server: returnsServer,
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'How to reach the people who build and look after your bike.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx').then(
        (module) => module.ContactPage,
      ),
    ),
    chunk: 'contact',
    server: contactServer,
  },
  {
    path: '/dealers',
    title: 'Dealers',
    description: 'Where to see, test and service a Nireeka.',
    skeleton: 'list',
    page: lazyPage(
      () =>
        import(/* webpackChunkName: "dealers" */ './dealers/dealers-page.tsx').then(
          (module) => module.DealersPage,
        ),
      'list',
    ),
    query: ['region', 'country', 'service', 'bike'],
    server: dealersServer,
    chunk: 'dealers',
  },
  // The page only shows an outcome, so it isn't indexed.
  {
    path: '/newsletter',
    title: 'Newsletter',
    description: 'News from the workshop, once a month.',
    skeleton: 'text',
    search: 'noindex',
    page: lazyPage(() =>
      import(/* webpackChunkName: "newsletter" */ './newsletter/newsletter-page.tsx').then(
        (module) => module.NewsletterPage,
      ),
    ),
    chunk: 'newsletter',
    query: ['token', 'unsubscribe', 'outcome'],
  },
  { path: '*', status: 404, page: NotFound },
])
