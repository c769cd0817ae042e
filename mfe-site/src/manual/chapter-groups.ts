import type { Chapter } from './chapter.ts'

export interface ChapterGroup {
  id: string
  title: string
  chapters: ReadonlyArray<Chapter['id']>
}

/** The manual's chapters in its order, by what a reader wants to do. */
export const CHAPTER_GROUPS: readonly ChapterGroup[] = [
  {
    id: 'first-ride',
    title: 'First ride',
    chapters: ['before-the-first-ride', 'fitting', 'battery-and-charging'],
  },
  { id: 'riding', title: 'Riding', chapters: ['display-and-buttons', 'riding-and-assistance', 'brakes'] },
  {
    id: 'gears-fork-tyres',
    title: 'Gears, fork and tyres',
    chapters: ['shifting', 'suspension', 'tyres-and-pressure'],
  },
  { id: 'care', title: 'Care', chapters: ['cleaning-and-care', 'service-plan', 'storage-and-transport'] },
  { id: 'reference', title: 'Reference', chapters: ['error-codes', 'disposal', 'technical-data'] },
]
