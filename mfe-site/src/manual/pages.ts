export { ChapterPage } from './chapter-page.tsx'
export { ManualPage } from './manual-page.tsx'
export { WholePage } from './whole-page.tsx'
