/** The shop's own logo. */
export const MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20V4l16 16V4" stroke-linejoin="bevel"/></svg>'

/** The waves of a contactless card; no card company's logo. */
export const CARD_SIGN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 8c1.6 2.4 1.6 5.6 0 8M10 6c2.7 3.6 2.7 8.4 0 12M14 4c3.7 4.8 3.7 11.2 0 16"/></svg>'

/** Two coins; not PayPal's logo, since this isn't PayPal. */
export const PAYPAL_SIGN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="9" cy="12" r="6.25"/><circle cx="15" cy="12" r="6.25"/></svg>'
