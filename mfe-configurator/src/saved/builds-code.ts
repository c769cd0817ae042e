import { pageCode } from '@nireeka/ui'

/** Nobody needs the list while a bike is built. */
export const buildsCode = pageCode(() => import('./builds-page.tsx').then((module) => module.BuildsPage))
