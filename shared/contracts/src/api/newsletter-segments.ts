// Apart from the schemas, so that pages of the back office don't load them.
/** Who gets an issue of the newsletter, always among its confirmed subscribers. */
export const NEWSLETTER_SEGMENTS = ['all', 'members', 'owners', 'country'] as const
export type NewsletterSegment = (typeof NEWSLETTER_SEGMENTS)[number]

/** How far an issue of the newsletter is. */
export const NEWSLETTER_ISSUE_STATES = ['draft', 'sending', 'stopped', 'sent'] as const
export type NewsletterIssueState = (typeof NEWSLETTER_ISSUE_STATES)[number]
