/** The two things that a visitor may allow, in words, for the card and for the settings. */
export const CONSENT_TEXTS = {
  heading: 'Only with your yes',
  anyway: 'Cart, login and theme work anyway.',
  question: 'May we also count how fast our pages are, and remember small things in this browser?',
  statistics: {
    label: 'Speed figures',
    hint: 'How long pages take to load and to answer. No name, no number, no address of yours.',
  },
  comfort: {
    label: 'Memory in this browser',
    hint: 'Your bike in the manual, your town and country for dealers. It never leaves this browser.',
  },
  onlyNeeded: 'Only what is needed',
  all: 'Allow all',
  choose: 'Choose',
  save: 'Save my choice',
} as const
