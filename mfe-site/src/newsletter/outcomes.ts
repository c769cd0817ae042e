import { type NewsletterOutcome, TEXTS } from '@nireeka/contracts'

interface OutcomeLabels {
  heading: string
  text: string
}

/** The page's texts for each outcome. */
export const OUTCOMES: Readonly<Record<NewsletterOutcome, OutcomeLabels>> = {
  subscribed: {
    heading: 'An email is on its way',
    text: 'Confirm it, and you’re subscribed. If it isn’t there in a few minutes, check your spam folder.',
  },
  taken: { heading: 'You’re already subscribed', text: TEXTS.newsletterTaken },
  invalid: { heading: 'This isn’t an email address', text: 'Check it, and try again below.' },
  failed: { heading: 'You’re not subscribed yet', text: TEXTS.newsletterFailed },
  confirmed: {
    heading: 'You’re subscribed',
    text: 'Thank you! You’ll get our next newsletter.',
  },
  spent: {
    heading: 'This link has expired',
    text: 'It works for seven days. Enter your address below, and we’ll send a new one.',
  },
  left: {
    heading: 'You’re unsubscribed',
    text: 'You won’t get any more newsletters. You can subscribe again below at any time.',
  },
  unknown: {
    heading: 'This link isn’t valid',
    text: 'You may have unsubscribed already.',
  },
  'not-left': {
    heading: 'You’re still subscribed',
    text: 'Sorry, that didn’t work just now. Please open the email’s link once more in a minute or two.',
  },
}

export const isOutcome = (name: string | null): name is NewsletterOutcome =>
  name !== null && Object.hasOwn(OUTCOMES, name)

/** The outcomes after which someone may want to subscribe, so that the page shows the form. */
export const MAY_SUBSCRIBE: readonly NewsletterOutcome[] = ['invalid', 'failed', 'spent', 'left']
