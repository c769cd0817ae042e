import type { Stories } from '../story.ts'
import { FailedPart } from './failed-part.tsx'

const nothing = () => undefined

export const stories: Stories = {
  'A sentence': () => <FailedPart title="The colours could not be loaded" onRetry={nothing} />,
  'Long text': () => (
    <FailedPart
      title="What you have written about this bike could not be loaded, because the server didn’t answer in time."
      onRetry={nothing}
    />
  ),
}
