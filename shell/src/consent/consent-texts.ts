/** The texts of the consent banner. */
export const CONSENT_TEXTS = {
  heading: 'Your privacy',
  anyway: 'Cart, login and theme work anyway.',
  question: 'May we also measure page speed, and remember small things in this browser?',
  choose: 'Choose',
} as const
