import {
  button,
  type Content,
  type EmailWriters,
  greeting,
  oneLine,
  type PageAddress,
  small,
  text,
} from '../../../platform/index.ts'

interface Merged {
  name: string
  /** The email address of the account that has ended, and that of the one that stays. */
  ended: string
  kept: string
}

const accountsMerged = ({ name, ended, kept }: Merged, page: PageAddress): Content => ({
  subject: 'Your two accounts are one now',
  heading: 'Your two accounts are one now',
  blocks: [
    text(greeting(name)),
    text(
      `You had two accounts with us. We have merged the account of ${oneLine(ended)} into the account of ${oneLine(kept)}.`,
    ),
    text(
      'Orders, bikes, questions, credit, reviews, forum posts, addresses and saved builds of both are there now. Where both had the same, such as a review of one product, the one of the account that stays is kept.',
    ),
    text(`From now on, please log in as ${oneLine(kept)}.`),
    button('Log in', page('/login')),
    small(`These aren’t both your accounts? Please tell us at once: ${page('/contact')}`),
  ],
  reason: 'You get this email because an account of ours has, or had, this address.',
})

export const mergeEmails: EmailWriters<'accounts_merged'> = {
  accounts_merged: ({ data }, page) => accountsMerged(data, page),
}

declare module '../../../platform/email/queue-email.ts' {
  interface EmailData {
    accounts_merged: Merged
  }
}
