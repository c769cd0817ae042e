/** The page of the newsletter: where its emails lead, and what answers a form that was sent without our scripts. */
export const NEWSLETTER_PATH = '/newsletter'

/** What the link of an email asks for. Opening it does nothing: programs that look for viruses open every link. */
export interface NewsletterLink {
  step: 'confirm' | 'unsubscribe'
  token: string
}

/** What became of a subscription or a link, as the page's address names it: /newsletter?outcome=confirmed. */
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

/** By the link's parameter. */
const STEPS: Record<string, NewsletterLink['step']> = { token: 'confirm', unsubscribe: 'unsubscribe' }

/** Reads what a link asks for from the query of its address; null when it asks for nothing. */
export function readNewsletterLink(query: URLSearchParams): NewsletterLink | null {
  for (const [parameter, step] of Object.entries(STEPS)) {
    const token = query.get(parameter)
    if (token) return { step, token }
  }
  return null
}

/** Returns the outcome of a step by the API's status; `null` when there was no answer. */
export function newsletterOutcomeOf(step: NewsletterLink['step'], status: number | null): NewsletterOutcome {
  const isConfirming = step === 'confirm'
  if (status === 200) return isConfirming ? 'confirmed' : 'left'
  if (status === 404 || status === 422) return isConfirming ? 'spent' : 'unknown'
  return isConfirming ? 'failed' : 'not-left'
}
