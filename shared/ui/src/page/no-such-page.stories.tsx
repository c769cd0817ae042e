import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { NoSuchPage } from './no-such-page.tsx'

const link = (page: number) => storyLink(`#page-${page}`)

export const stories: Stories = {
  'Of several pages': () => <NoSuchPage page={12} pages={3} link={link} />,
  'Of one page': () => <NoSuchPage page={2} pages={1} link={link} />,
}
