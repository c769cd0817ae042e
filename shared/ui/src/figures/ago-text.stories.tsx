import type { Stories } from '../story.ts'
import { AgoText } from './ago-text.tsx'

export const stories: Stories = {
  'Longer ago than a week': () => <AgoText date="2021-11-21T09:05:00Z" />,
}
