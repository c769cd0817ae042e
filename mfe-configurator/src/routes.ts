import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { BikePage } from './bike/bike-page.tsx'
import * as bikeServer from './bike/bike-page.server.ts'
import * as bikesServer from './bikes/bikes-page.server.ts'
import * as compareServer from './compare/compare-page.server.ts'
import { NotFound } from './not-found.tsx'

export const routes = defineRoutes([
  {
    path: '/configurator',
    title: 'E-bikes',
    description: 'Three bikes, built to order from the parts you choose.',
    kind: 'configurator',
    skeleton: 'list',
    skeletonBelow: 'stage',
    // Visitors who open a bike's link don't need it.
    page: lazyPage(
      () =>
        import(/* webpackChunkName: "bikes" */ './bikes/bikes-page.tsx').then((module) => module.BikesPage),
      'list',
    ),
    chunk: 'bikes',
    query: ['use', 'budget', 'height'],
    server: bikesServer,
    isKept: true,
  },
  // Saved builds are personal and comparisons countless, so neither is indexed. Both pages load on demand.
  {
    path: '/configurator/builds',
    search: 'noindex',
    page: lazyPage(
      () =>
        import(/* webpackChunkName: "builds" */ './saved/builds-page.tsx').then(
          (module) => module.BuildsPage,
        ),
      'list',
    ),
    chunk: 'builds',
  },
  {
    path: '/configurator/compare',
    query: ['one', 'two', 'three'],
    search: 'noindex',
    page: lazyPage(
      () =>
        import(/* webpackChunkName: "compare" */ './compare/compare-page.tsx').then(
          (module) => module.ComparePage,
        ),
      'list',
    ),
    server: compareServer,
    chunk: 'compare',
  },
  {
    path: '/configurator/:slug',
    page: BikePage,
    query: [
      'mode',
      'cartID',
      'orderBikeID',
      'build',
      'size',
      'color',
      'step',
      'reviews',
      'weight',
      'assist',
      'celsius',
      'climb',
      'battery',
    ],
    server: bikeServer,
    sitemap: [{ path: '/configurator/:slug', address: '/api/configurator', list: 'bikes' }],
  },
  { path: '*', status: 404, page: NotFound },
])
