import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages come in the help centre's chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('../help/pages.ts')

/** Returns the pages by which admins write the public pages; the last part of a new one's address is `new`. */
export const contentRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/content/:kind',
      title: 'Content',
      description: 'What the public pages say.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.ContentListPage)),
    },
    {
      path: '/backoffice/content/:kind/:key',
      layout,
      page: lazyPage(() => pages().then((module) => module.ContentEditPage)),
    },
  ] as const
