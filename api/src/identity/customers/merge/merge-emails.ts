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
  subject: 'We’ve merged your two accounts',
  heading: 'We’ve merged your two accounts',
  blocks: [
    text(greeting(name)),
    text(
      `You had two accounts with us. We have merged the account of ${oneLine(ended)} into the account of ${oneLine(kept)}.`,
    ),
    text(
      'Orders, bikes, questions, credit, reviews, forum posts, addresses and saved builds from both are there now. Where both had the same, such as a review of one product, we’ve kept the one in the account that stays.',
    ),
    text(`From now on, please log in as ${oneLine(kept)}.`),
    button('Log in', page('/login')),
    small(`Aren’t both accounts yours? Please tell us right away: ${page('/contact')}`),
  ],
  reason: 'You’re getting this email because an account with us has, or had, this address.',
})

export const mergeEmails: EmailWriters<'accounts_merged'> = {
  accounts_merged: ({ data }, page) => accountsMerged(data, page),
}

declare module '../../../platform/email/queue-email.ts' {
  interface EmailData {
    accounts_merged: Merged
  }
}
