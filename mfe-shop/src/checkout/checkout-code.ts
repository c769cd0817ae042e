import { pageCode } from '@nireeka/ui'

/** The page comes in its own chunk; the server has it, too, for what a guest sees first. */
export const checkoutCode = pageCode(() =>
  import('./checkout-page.tsx').then((module) => module.CheckoutPage),
)
