/** The texts of the consent banner. */
export const CONSENT_TEXTS = {
  heading: 'Only with your yes',
  anyway: 'Cart, login and theme work anyway.',
  question: 'May we also count how fast our pages are, and remember small things in this browser?',
  choose: 'Choose',
} as const
