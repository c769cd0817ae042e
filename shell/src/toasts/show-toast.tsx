import { toast } from 'react-toastify/unstyled'

import type { Notify } from './notify.ts'
import { TimedToast } from './timed-toast.tsx'

/** Shows a toast. Screen readers announce an error at once, anything else when they pause. */
export const showToast = (...[tone, text, ways]: Parameters<Notify>) =>
  toast[tone](
    ({ closeToast, isPaused }) => (
      <TimedToast
        tone={tone}
        text={text}
        hasWays={ways === 'cart' && !isInCart()}
        isHeld={isPaused}
        onClose={closeToast}
      />
    ),
    { role: tone === 'error' ? 'alert' : 'status' },
  )

/** Returns whether the visitor is looking at the cart or at the checkout, where the ways would lead nowhere new. */
const isInCart = () => location.pathname.startsWith('/shop/cart')
