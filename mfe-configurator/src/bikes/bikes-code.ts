import { pageCode } from '@nireeka/ui'

/** The start page comes in its own chunk: who follows a link to a build needs none of it. The server has it, too. */
export const bikesCode = pageCode(() => import('./bikes-page.tsx').then((module) => module.BikesPage))
