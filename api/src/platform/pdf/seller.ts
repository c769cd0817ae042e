/** The seller's details as every invoice shows them. */
export const SELLER = {
  name: 'Nireeka',
  /** Where questions about a document go. */
  email: 'hello@nireeka.example',
  lines: ['1 Foundry Way', 'San Francisco, CA 94107', 'United States'],
  foot: 'Nireeka · 1 Foundry Way, San Francisco, CA 94107, United States',
}
