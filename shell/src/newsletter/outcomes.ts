import { TEXTS } from '@nireeka/contracts'

/** The page that answers a subscription which was sent without our scripts. */
export const NEWSLETTER_PATH = '/newsletter'

export type Outcome = keyof typeof OUTCOMES

export const OUTCOMES = {
  subscribed: {
    heading: 'You are on the list',
    text: 'Thank you! The next news from the workshop is yours, too.',
  },
  taken: { heading: 'You are on the list already', text: TEXTS.newsletterTaken },
  invalid: { heading: 'This is no e-mail address', text: 'Look at it once more, and send it again below.' },
  failed: { heading: 'You are not on the list yet', text: TEXTS.newsletterFailed },
} as const

export const isOutcome = (word: string | null): word is Outcome =>
  word !== null && Object.hasOwn(OUTCOMES, word)
