export { NewGuidePage, GuidePage } from './guide-page.tsx'
export { GuidesPage } from './guides-page.tsx'
