import type { NewsletterIssueData } from '@nireeka/contracts/api'

/** An issue, as the API sends it: a draft for all subscribers. */
export const issue = (change: Partial<NewsletterIssueData> = {}): NewsletterIssueData => ({
  id: 7,
  subject: 'Spring is here',
  preheader: 'New colours',
  body: 'Three of them.',
  segment: 'all',
  bike_id: null,
  country_id: null,
  state: 'draft',
  recipients: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  left: 0,
  version: 3,
  updated_at: '2026-11-01T12:00:00.000Z',
  started_at: null,
  ended_at: null,
  ...change,
})
