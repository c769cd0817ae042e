import { type Http, TEXTS } from '@nireeka/contracts'

/** The sentence to show: what became of it, or what was wrong. */
export type Outcome = { done?: string; wrong?: string }

/**
 * Subscribes an email (spec, section 8): status true shows the server's message, false says that the email is already
 * subscribed, and an exception asks the visitor to try again later.
 */
export async function subscribe(http: Http, email: string): Promise<Outcome> {
  try {
    const { status, message } = await http.post('/api/newsletter/subscribe', { email }, { anonymous: true })
    return status ? { done: message } : { wrong: TEXTS.newsletterTaken }
  } catch {
    return { wrong: TEXTS.newsletterFailed }
  }
}
