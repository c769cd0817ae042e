/** What search engines and messengers say of the shell's own pages. Only the edge reads it. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Three electric bikes, built to order from the parts you choose. Accessories, spare parts and after-sales support around the clock.',
  '/login': 'Log in to your Nireeka account.',
  '/register': 'Open a Nireeka account.',
  '/forgot-password': 'A link to a new password, by letter.',
  '/reset-password': 'Choose a new password.',
  '/login/social': 'Back from a provider.',
  '/_app': 'The sections that this site is made of, each in the version that is live.',
}
