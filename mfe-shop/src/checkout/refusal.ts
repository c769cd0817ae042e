import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'

import { type Problems, sectionOf } from './check-draft.ts'
import { problemsOf } from './checkout.api.ts'

/** The reason why an order wasn't placed, which decides what the page offers next. */
export type Refusal =
  /** Fields with errors. */
  | { kind: 'fields'; problems: Problems; text: string | null }
  /** Prices, stock or the code have changed since the page was loaded. */
  | { kind: 'changed'; text: string; isCart: boolean }
  | { kind: 'paid'; text: string }
  | { kind: 'refused'; text: string }
  /** The answer was lost, so the order may or may not have been placed. */
  | { kind: 'unknown'; text: string }

const UNKNOWN = 'We’re not sure your order reached us. It’s safe to try again: it will only be placed once.'

const CHANGED_CART = ['cart_changed', 'out_of_stock', 'empty_cart']

/** Returns the kind of an error. A 4xx means that nothing was written; with any other error, the answer was lost. */
export function refusalOf(error: unknown): Refusal {
  if (!isHttpError(error) || error.status === 0 || error.status >= 500) {
    return { kind: 'unknown', text: `${messageOf(error, TEXTS.unreachable)} ${UNKNOWN}` }
  }
  const text = error.message
  if (error.code === 'promo_changed') return { kind: 'fields', problems: { promoCode: text }, text: null }
  if (error.code === 'already_paid') return { kind: 'paid', text }
  if (error.status === 409) return { kind: 'changed', text, isCart: CHANGED_CART.includes(error.code) }
  const problems = problemsOf(error)
  return Object.keys(problems).length > 0 ? inFields(problems) : { kind: 'refused', text }
}

/**
 * Returns a refusal for field errors. Errors of fields that the page doesn't show appear at the button, so that a
 * click always has a visible result.
 */
function inFields(problems: Problems): Refusal {
  const unseen = Object.keys(problems).filter((field) => sectionOf(field) === null)
  return { kind: 'fields', problems, text: unseen.map((field) => problems[field]).join(' ') || null }
}
