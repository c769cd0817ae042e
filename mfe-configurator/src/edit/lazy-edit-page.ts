import { lazyPage } from '@nireeka/ui'

/** Loaded on demand, because most visitors build a new bike. */
export const EditPage = lazyPage(() => import('./edit-page.tsx').then((module) => module.EditPage), 'detail')
