import { type NewsletterOutcome, TEXTS } from '@nireeka/contracts'

interface OutcomeLabels {
  heading: string
  text: string
}

/** The page's texts for each outcome. */
export const OUTCOMES: Readonly<Record<NewsletterOutcome, OutcomeLabels>> = {
  subscribed: {
    heading: 'An email is on its way',
    text: 'Say yes in it, and you are on the list. If it isn’t there in a few minutes, look among the unwanted emails, too.',
  },
  taken: { heading: 'You are on the list already', text: TEXTS.newsletterTaken },
  invalid: { heading: 'This is no email address', text: 'Look at it once more, and send it again below.' },
  failed: { heading: 'You are not on the list yet', text: TEXTS.newsletterFailed },
  confirmed: {
    heading: 'You are on the list',
    text: 'Thank you! The next news from the workshop is yours, too.',
  },
  spent: {
    heading: 'This link has had its time',
    text: 'It works for seven days. Write your address into the field below, and a new email comes.',
  },
  left: {
    heading: 'You are off the list',
    text: 'No more newsletters come to you. Should you ever miss them: the field below stays where it is.',
  },
  unknown: {
    heading: 'No address has this link',
    text: 'Yours may be off the list already.',
  },
  'not-left': {
    heading: 'You are still on the list',
    text: 'Sorry, that didn’t work just now. Please open the email’s link once more in a minute or two.',
  },
}

export const isOutcome = (name: string | null): name is NewsletterOutcome =>
  name !== null && Object.hasOwn(OUTCOMES, name)
