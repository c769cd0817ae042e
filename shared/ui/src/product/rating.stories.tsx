import type { Stories } from '../story.ts'
import { Rating } from './rating.tsx'

export const stories: Stories = {
  Full: () => <Rating value={5} />,
  'To the nearest half': () => <Rating value={3.4} count={28} />,
  'Rated once': () => <Rating value={2} count={1} />,
  'By very many': () => <Rating value={4.6} count={12_840} />,
  'Not rated yet': () => <Rating value={null} />,
}
