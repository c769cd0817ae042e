import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Pagination } from './pagination.tsx'

const link = (page: number) => storyLink(`#page-${page}`)

export const stories: Stories = {
  'The first of three': () => <Pagination page={1} pages={3} link={link} />,
  'In the middle of nine': () => <Pagination page={5} pages={9} link={link} />,
  'The last of nine': () => <Pagination page={9} pages={9} link={link} />,
  'Many pages': () => <Pagination page={1204} pages={4310} link={link} />,
}
