/** The page of the newsletter: where its letters lead, and what answers a form that was sent without our scripts. */
export const NEWSLETTER_PATH = '/newsletter'
