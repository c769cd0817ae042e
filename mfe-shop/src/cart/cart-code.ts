import { pageCode } from '@nireeka/ui'

/** The page comes in its own chunk; the server has it, too. */
export const cartCode = pageCode(() => import('./cart-page.tsx').then((module) => module.CartPage))
