export { FailedEmailsPage } from '../operations/failed-emails-page.tsx'
export { JobsPage } from '../operations/jobs-page.tsx'
export { SpeedPage } from '../operations/speed-page.tsx'
export { OverviewPage } from './overview-page.tsx'
