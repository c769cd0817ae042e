import type { Stories } from '../story.ts'
import { Skeleton } from './skeleton.tsx'

export const stories: Stories = {
  'A picture': () => <Skeleton />,
  'A title': () => <Skeleton kind="title" />,
  'Three lines': () => <Skeleton kind="text" />,
  'One line': () => <Skeleton kind="text" lines={1} />,
}
