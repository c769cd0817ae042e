import { lazyPage } from '@nireeka/ui'

/** Whoever follows a link to a bike needs none of it. The server has it, too. */
export const Offers = lazyPage(() => import('./offers.tsx').then((module) => module.Offers), 'detail')
