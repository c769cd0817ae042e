import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { BikePage } from './bike/bike-page.tsx'
import * as bikeServer from './bike/bike-page.server.ts'
import { BikesPage } from './bikes/bikes-page.tsx'
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
    page: BikesPage,
    server: bikesServer,
  },
  // Somebody's own, and any two of very many: nobody should find them by searching, or needs them while a bike is built.
  {
    path: '/configurator/builds',
    search: 'noindex',
    page: lazyPage(() => import('./saved/builds-page.tsx').then((module) => module.BuildsPage), 'list'),
  },
  {
    path: '/configurator/compare',
    search: 'noindex',
    page: lazyPage(() => import('./compare/compare-page.tsx').then((module) => module.ComparePage), 'list'),
    server: compareServer,
  },
  {
    path: '/configurator/:slug',
    page: BikePage,
    server: bikeServer,
    sitemap: [{ path: '/configurator/:slug', address: '/api/configurator', list: 'bikes' }],
  },
  { path: '*', status: 404, page: NotFound },
])
