import { lazyPage } from '@nireeka/ui'

/** Comes on demand: most people build a new bike. */
export const EditPage = lazyPage(() => import('./edit-page.tsx').then((module) => module.EditPage), 'detail')
