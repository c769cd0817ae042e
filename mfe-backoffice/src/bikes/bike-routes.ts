import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** Returns the pages of the configurator's catalogue, as rows of the route table. */
export const bikeRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/bikes',
      title: 'Bikes',
      description: 'What the configurator offers.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./models/bikes-page.tsx').then((module) => module.BikesPage)),
    },
    {
      path: '/backoffice/bikes/:id',
      layout,
      page: lazyPage(() => import('./models/bike-page.tsx').then((module) => module.BikePage)),
    },
    {
      path: '/backoffice/bikes/:id/sizes/:size',
      layout,
      page: lazyPage(() => import('./models/size-page.tsx').then((module) => module.SizePage)),
    },
    {
      path: '/backoffice/parts',
      title: 'Parts',
      description: 'What bikes are built from.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./parts/parts-page.tsx').then((module) => module.PartsPage)),
    },
    {
      path: '/backoffice/parts/new',
      layout,
      page: lazyPage(() => import('./parts/part-page.tsx').then((module) => module.NewPartPage)),
    },
    {
      path: '/backoffice/parts/:id',
      layout,
      page: lazyPage(() => import('./parts/part-page.tsx').then((module) => module.PartPage)),
    },
    {
      path: '/backoffice/slots',
      title: 'Slots',
      description: 'What parts are grouped by.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./slots/slots-page.tsx').then((module) => module.SlotsPage)),
    },
    {
      path: '/backoffice/slots/new',
      layout,
      page: lazyPage(() => import('./slots/slot-page.tsx').then((module) => module.NewSlotPage)),
    },
    {
      path: '/backoffice/slots/:id',
      layout,
      page: lazyPage(() => import('./slots/slot-page.tsx').then((module) => module.SlotPage)),
    },
    {
      path: '/backoffice/rules',
      title: 'Rules',
      description: 'Which parts go together.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./rules/rules-page.tsx').then((module) => module.RulesPage)),
    },
    {
      path: '/backoffice/rules/new',
      layout,
      page: lazyPage(() => import('./rules/rule-page.tsx').then((module) => module.NewRulePage)),
    },
    {
      path: '/backoffice/rules/:id',
      layout,
      page: lazyPage(() => import('./rules/rule-page.tsx').then((module) => module.RulePage)),
    },
    {
      path: '/backoffice/colours',
      title: 'Colours',
      description: 'What bikes are painted in.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./colours/colours-page.tsx').then((module) => module.ColoursPage)),
    },
    {
      path: '/backoffice/colours/new',
      layout,
      page: lazyPage(() => import('./colours/colour-page.tsx').then((module) => module.NewColourPage)),
    },
    {
      path: '/backoffice/colours/:id',
      layout,
      page: lazyPage(() => import('./colours/colour-page.tsx').then((module) => module.ColourPage)),
    },
    {
      path: '/backoffice/build-check',
      title: 'Test builds',
      description: 'Sample builds with their expected totals.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./check/check-page.tsx').then((module) => module.CheckPage)),
    },
  ] as const
