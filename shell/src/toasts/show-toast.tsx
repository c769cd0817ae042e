import type { Tone } from '@nireeka/contracts'
import { toast } from 'react-toastify/unstyled'

import { TimedToast } from './timed-toast.tsx'

/** Shows a toast. Screen readers announce an error at once, anything else when they pause. */
export const showToast = (tone: Tone, text: string) =>
  toast[tone](
    ({ closeToast, isPaused }) => (
      <TimedToast tone={tone} text={text} isHeld={isPaused} onClose={closeToast} />
    ),
    { role: tone === 'error' ? 'alert' : 'status' },
  )
