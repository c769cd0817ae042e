import type { Loader, Meta } from '@nireeka/kit/routes'

import { CHAPTER_IDS } from './chapter-routes.ts'
import { chapterWith } from './manual.ts'

type Path = '/user-manual/:chapter'

const KNOWN: readonly string[] = CHAPTER_IDS

/** The text comes with the page's code, so only the address has to be checked. */
export const loader: Loader<Path> = async ({ params: { chapter }, notFound }) =>
  KNOWN.includes(chapter) ? null : notFound()

export const meta: Meta<Path> = ({ params: { chapter } }) => {
  const about = chapterWith(chapter)?.about
  return about ? { description: about } : {}
}
