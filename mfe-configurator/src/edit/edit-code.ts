import { pageCode } from '@nireeka/ui'

/** Comes on demand: most people build a new bike. */
export const editCode = pageCode(() => import('./edit-page.tsx').then((module) => module.EditPage))
