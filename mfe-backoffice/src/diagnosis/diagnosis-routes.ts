import { lazyPage } from '@nireeka/ui'

import type { ComponentType } from 'react'

/** Returns the pages by which admins edit the help centre's troubleshooter. */
export const diagnosisRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/diagnosis',
      title: 'Troubleshooter',
      description: 'Symptoms, codes and their checks.',
      access: 'admin',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./guides-page.tsx').then((module) => module.GuidesPage)),
    },
    {
      path: '/backoffice/diagnosis/new',
      layout,
      page: lazyPage(() => import('./guide-page.tsx').then((module) => module.NewGuidePage)),
    },
    {
      path: '/backoffice/diagnosis/:id',
      layout,
      page: lazyPage(() => import('./guide-page.tsx').then((module) => module.GuidePage)),
    },
  ] as const
