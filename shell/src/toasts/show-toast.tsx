import type { Tone } from '@nireeka/contracts'
import { toast } from 'react-toastify/unstyled'

import { TimedToast } from './timed-toast.tsx'

/** An error is read out at once, the rest when the reader pauses. */
export const showToast = (tone: Tone, text: string) =>
  toast[tone](
    ({ closeToast, isPaused }) => (
      <TimedToast tone={tone} text={text} isHeld={isPaused} onClose={closeToast} />
    ),
    { role: tone === 'error' ? 'alert' : 'status' },
  )
