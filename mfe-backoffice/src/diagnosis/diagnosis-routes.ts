import { lazyPage } from '@nireeka/ui'

import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('./pages.ts')

/** Returns the pages by which admins edit the help centre's troubleshooter. */
export const diagnosisRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/diagnosis',
      title: 'Troubleshooter',
      description: 'Symptoms, codes and their checks.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.GuidesPage)),
    },
    {
      path: '/backoffice/diagnosis/new',
      layout,
      page: lazyPage(() => pages().then((module) => module.NewGuidePage)),
    },
    {
      path: '/backoffice/diagnosis/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.GuidePage)),
    },
  ] as const
