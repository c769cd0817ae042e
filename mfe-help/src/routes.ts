import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import * as diagnosisServer from './diagnosis/diagnosis-page.server.ts'
import * as guideServer from './diagnosis/guide-page.server.ts'
import { Groups } from './help-centre/groups.tsx'
import * as groupsServer from './help-centre/groups.server.ts'
import { HelpCentre } from './help-centre/help-centre.tsx'
import { Results } from './help-centre/results.tsx'
import * as resultsServer from './help-centre/results.server.ts'
import { NotFound } from './not-found.tsx'
import * as explodedServer from './spares/exploded/model-page.server.ts'
import * as partServer from './spares/part-page.server.ts'
import { SparesPage } from './spares/spares-page.tsx'
import * as sparesServer from './spares/spares-page.server.ts'
import { TopicPage } from './topic/topic-page.tsx'
import * as topicServer from './topic/topic-page.server.ts'

export const routes = defineRoutes([
  {
    path: '/help-center',
    title: 'Help centre',
    description: 'Answers about your bike, orders and warranty.',
    kind: 'help',
    skeleton: 'list',
    skeletonBelow: 'text',
    page: Groups,
    query: ['q', 'bike'],
    layout: HelpCentre,
    server: groupsServer,
  },
  // Search results are personal, so search engines must not index them.
  {
    path: '/help-center/search',
    search: 'noindex',
    page: Results,
    query: ['q', 'page', 'kind'],
    layout: HelpCentre,
    server: resultsServer,
  },
  {
    path: '/help-center/topics/:id',
    page: TopicPage,
    server: topicServer,
    sitemap: [{ path: '/help-center/topics/:id', address: '/api/help-center', list: 'groups.topics' }],
  },
  {
    path: '/help-center/diagnosis',
    page: lazyPage(
      () =>
        import(/* webpackChunkName: "diagnosis" */ './diagnosis/diagnosis-page.tsx').then(
          (module) => module.DiagnosisPage,
        ),
      'list',
    ),
    query: ['q'],
    server: diagnosisServer,
    chunk: 'diagnosis',
  },
  {
    path: '/help-center/diagnosis/:slug',
    page: lazyPage(() =>
      import(/* webpackChunkName: "diagnosis-guide" */ './diagnosis/guide-page.tsx').then(
        (module) => module.GuidePage,
      ),
    ),
    query: ['steps', 'bike'],
    server: guideServer,
    chunk: 'diagnosis-guide',
    sitemap: [
      { path: '/help-center/diagnosis/:slug', address: '/api/help-center/diagnosis', list: 'guides' },
    ],
  },
  {
    path: '/shop/spares',
    title: 'Spare parts',
    description: 'Every part of our bikes, by name, number or family.',
    skeleton: 'list',
    kind: 'shop',
    page: SparesPage,
    skeletonBelow: 'detail',
    query: ['q', 'bike', 'family', 'in_stock', 'page'],
    server: sparesServer,
    isKept: true,
    sitemap: [
      '/shop/spares',
      { path: '/shop/spares?family=:code', address: '/api/spares', list: 'families' },
    ],
  },
  // What it lists depends on one bike, so search engines must not index it.
  {
    path: '/shop/spares/my-bike',
    search: 'noindex',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "my-bike" */ './spares/my-bike-page.tsx').then(
        (module) => module.MyBikePage,
      ),
    ),
    chunk: 'my-bike',
  },
  {
    path: '/shop/spares/my-bike/exploded',
    search: 'noindex',
    isServerRendered: false,
    page: lazyPage(() =>
      import(/* webpackChunkName: "exploded" */ './spares/exploded/pages.ts').then(
        (module) => module.MyBikeExplodedPage,
      ),
    ),
    chunk: 'exploded',
  },
  {
    path: '/shop/spares/exploded/:slug',
    page: lazyPage(() =>
      import(/* webpackChunkName: "exploded" */ './spares/exploded/pages.ts').then(
        (module) => module.ModelExplodedPage,
      ),
    ),
    server: explodedServer,
    chunk: 'exploded',
    sitemap: [{ path: '/shop/spares/exploded/:slug', address: '/api/configurator', list: 'bikes' }],
  },
  {
    path: '/shop/spares/:id',
    page: lazyPage(
      () => import(/* webpackChunkName: "part" */ './spares/part-page.tsx').then((module) => module.PartPage),
      'detail',
    ),
    server: partServer,
    chunk: 'part',
    sitemap: [{ path: '/shop/spares/:id', address: '/api/spares/search', list: 'items', isPaged: true }],
  },
  { path: '*', status: 404, page: NotFound },
])
