import type { Stories } from '../story.ts'
import { ProgressBar } from './progress-bar.tsx'

export const stories: Stories = {
  'Just begun': () => <ProgressBar label="Sending your pictures" share={0.04} text="0.3 of 8 MB" />,
  'Under way': () => <ProgressBar label="Sending your pictures" share={0.4} text="3.2 of 8 MB" />,
  Done: () => <ProgressBar label="Sending your pictures" share={1} text="8 of 8 MB" />,
  'Nobody knows how long': () => <ProgressBar label="Looking for your order" />,
  'A long label': () => (
    <ProgressBar
      label="Sending the pictures of the frame, the fork and both wheels to the workshop in Rotterdam"
      share={0.7}
      text="5.6 of 8 MB"
    />
  ),
}
