import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { ContactPage } from './contact/contact-page.tsx'
import * as dealersServer from './dealers/dealers-page.server.ts'
import { QuestionsPage } from './information/questions-page.tsx'
import * as questionsServer from './information/questions-page.server.ts'
import { AboutPage, ReturnsPage, TermsPage } from './information/text-pages.tsx'
import { NewsletterPage } from './newsletter/newsletter-page.tsx'
import { NotFound } from './not-found.tsx'
import { PrivacyPage } from './privacy/privacy-page.tsx'
import { WarrantyPage } from './warranty/warranty-page.tsx'

export const routes = defineRoutes([
  {
    path: '/faq',
    title: 'Frequently asked questions',
    description: 'Short answers to what riders ask us most.',
    skeleton: 'text',
    page: QuestionsPage,
    query: ['q'],
    server: questionsServer,
  },
  {
    path: '/user-manual',
    title: 'User manual',
    description: 'How to set up, charge, ride and care for your bike.',
    skeleton: 'text',
    page: lazyPage(() =>
      import(/* webpackChunkName: "manual" */ './manual/manual-page.tsx').then((module) => module.ManualPage),
    ),
    query: ['bike', 'q'],
    chunk: 'manual',
  },
  {
    path: '/warranty',
    title: 'Warranty',
    description: 'What we stand for, and for how long.',
    skeleton: 'text',
    page: WarrantyPage,
    query: ['serial'],
  },
  {
    path: '/about-us',
    title: 'About us',
    description: 'Who we are and how we build bikes.',
    skeleton: 'text',
    page: AboutPage,
  },
  {
    path: '/privacypolicy',
    title: 'Privacy policy',
    description: 'What we know about you, why, and for how long.',
    skeleton: 'text',
    page: PrivacyPage,
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'The terms of buying from us.',
    skeleton: 'text',
    page: TermsPage,
  },
  {
    path: '/rrpolicy',
    title: 'Returns and refunds',
    description: 'How to send something back and get your money.',
    skeleton: 'text',
    page: ReturnsPage,
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'How to reach the people who build and look after your bike.',
    skeleton: 'text',
    page: ContactPage,
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
    query: ['country', 'service', 'bike'],
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
    page: NewsletterPage,
    query: ['token', 'unsubscribe', 'outcome'],
  },
  { path: '*', status: 404, page: NotFound },
])
