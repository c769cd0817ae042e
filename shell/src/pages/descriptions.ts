import { NEWSLETTER_PATH } from '../newsletter/path.ts'

/** What search engines and messengers say of the shell's own pages. Only the edge reads it. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Three electric bikes, built to order from the parts you choose. Accessories, spare parts and after-sales support around the clock.',
  '/login': 'Log in to your Nireeka account.',
  '/register': 'Open a Nireeka account.',
  '/forgot-password': 'A link to a new password, by letter.',
  '/reset-password': 'Choose a new password.',
  '/login/social': 'Back from a provider.',
  '/faq': 'Short answers to what riders ask us most.',
  '/user-manual': 'How to set up, charge, ride and care for your bike.',
  '/warranty': 'What we stand for, and for how long.',
  '/about-us': 'Who we are and how we build bikes.',
  '/privacypolicy': 'What we know about you, why, and for how long.',
  '/terms': 'The terms of buying from us.',
  '/rrpolicy': 'How to send something back and get your money.',
  '/contact': 'How to reach the people who build and look after your bike.',
  '/dealers': 'Where to see, test and service a Nireeka.',
  [NEWSLETTER_PATH]: 'News from the workshop, once a month.',
  '/_app': 'The sections that this site is made of, each in the version that is live.',
}
