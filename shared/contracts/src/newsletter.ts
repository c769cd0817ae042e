/**
 * The path of the newsletter's page, which its emails link to, and to which a form that was sent without JavaScript
 * leads.
 */
export const NEWSLETTER_PATH = '/newsletter'

/**
 * The step that a link in an email asks for. Opening the link changes nothing by itself, because virus scanners open
 * every link.
 */
export interface NewsletterLink {
  step: 'confirm' | 'unsubscribe'
  token: string
}

/** The result of a subscription or a link, as the page's address names it: /newsletter?outcome=confirmed. */
export type NewsletterOutcome =
  | 'subscribed'
  | 'taken'
  | 'invalid'
  | 'failed'
  | 'confirmed'
  | 'spent'
  | 'left'
  | 'unknown'
  | 'not-left'

/** The step of a link, by the name of its query parameter. */
const STEPS: Record<string, NewsletterLink['step']> = { token: 'confirm', unsubscribe: 'unsubscribe' }

/** Reads the step from a link's query; returns null when there is none. */
export function readNewsletterLink(query: URLSearchParams): NewsletterLink | null {
  for (const [parameter, step] of Object.entries(STEPS)) {
    const token = query.get(parameter)
    if (token) return { step, token }
  }
  return null
}

/** Returns the outcome of a step from the API's status; `null` as status means that there was no answer. */
export function newsletterOutcomeOf(step: NewsletterLink['step'], status: number | null): NewsletterOutcome {
  const isConfirming = step === 'confirm'
  if (status === 200) return isConfirming ? 'confirmed' : 'left'
  if (status === 404 || status === 422) return isConfirming ? 'spent' : 'unknown'
  return isConfirming ? 'failed' : 'not-left'
}
