export { BouncesPage } from './bounces-page.tsx'
export { IssuePage, NewIssuePage } from './issue-page.tsx'
export { IssuesPage } from './issues-page.tsx'
