import { lazyPage } from '@nireeka/ui'

/** Loaded on demand, because visitors who open a bike's link don't need it. The server bundle includes it. */
export const Offers = lazyPage(() => import('./offers.tsx').then((module) => module.Offers), 'detail')
