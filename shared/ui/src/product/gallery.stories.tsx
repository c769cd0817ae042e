import type { Stories } from '../story.ts'
import { Gallery } from './gallery.tsx'

const VIEWS = ['main', 'detail', 'other'].map((view) => `/pictures/accessories/city-helmet-${view}.webp`)

export const stories: Stories = {
  'Several views': () => <Gallery pictures={VIEWS} alt="City helmet" sizes="40rem" isPriority />,
  'One view': () => <Gallery pictures={VIEWS.slice(0, 1)} alt="City helmet" sizes="40rem" isPriority />,
  'No picture yet': () => <Gallery pictures={[]} alt="City helmet" />,
}
