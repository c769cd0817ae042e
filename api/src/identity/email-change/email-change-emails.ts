import {
  button,
  greeting,
  small,
  text,
  type Content,
  type EmailWriters,
  type PageAddress,
} from '../../platform/index.ts'

const REASON = 'You’re getting this email because it’s the address of your Nireeka account.'
const PATH = '/change-email'

interface ToOld {
  name: string
  token: string
  new_email: string
}

const toOld = ({ name, token, new_email }: ToOld, page: PageAddress): Content => ({
  subject: 'Is this your new email?',
  heading: 'Is this your new email?',
  blocks: [
    text(greeting(name)),
    text(`Someone, most likely you, wants to change the email of your account to ${new_email}.`),
    button('Yes, change it', page(PATH, { token, answer: 'yes' })),
    text('It changes once you have opened this link and the one in our email to the new address.'),
    text('Wasn’t you? Then someone knows your password. Cancel the change here:'),
    button('It wasn’t me', page(PATH, { token, answer: 'no' })),
    small('The links work once, and for 24 hours. Without them, nothing changes.'),
  ],
  reason: REASON,
})

const toNew = ({ name, token }: { name: string; token: string }, page: PageAddress): Content => ({
  subject: 'Confirm your new email',
  heading: 'Confirm your new email',
  blocks: [
    text(greeting(name)),
    text('Someone, most likely you, wants to use this address for their account with us.'),
    button('Confirm this address', page(PATH, { token, answer: 'yes' })),
    text('We’ve sent another link to the account’s current address. Please open both.'),
    small('The link works once, and for 24 hours. Wasn’t you? Then do nothing: nothing will change.'),
  ],
  reason: 'You’re getting this email because someone wants to use this address for an account with us.',
})

const isTaken = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'This email already has an account',
  heading: 'This email already has an account',
  blocks: [
    text(greeting(name)),
    text(
      'Someone, perhaps you, wanted to use this address for another account with us. It already has one, so it can’t be used twice.',
    ),
    button('Log in', page('/login')),
    small('Wasn’t you? There’s nothing you need to do: your account hasn’t changed.'),
  ],
  reason: REASON,
})

const changed = ({ name, new_email }: Omit<ToOld, 'token'>, page: PageAddress): Content => ({
  subject: 'Your email was changed',
  heading: 'Your email was changed',
  blocks: [
    text(greeting(name)),
    text(
      `Your account’s email is now ${new_email}. From now on, log in with it and look there for our emails.`,
    ),
    text('You’ve been logged out everywhere except where you asked for it.'),
    button('Log in', page('/login')),
    small(`Wasn’t you? Write to us right away: ${page('/contact')}`),
  ],
  reason: 'You’re getting this email because an account with us had this address until now.',
})

export const emailChangeEmails: EmailWriters<
  'email_change_old' | 'email_change_new' | 'email_change_taken' | 'email_changed'
> = {
  email_change_old: ({ data }, page) => toOld(data, page),
  email_change_new: ({ data }, page) => toNew(data, page),
  email_change_taken: ({ data }, page) => isTaken(data, page),
  email_changed: ({ data }, page) => changed(data, page),
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    /** `token` confirms or refuses the change to `new_email`, once, within 24 hours. */
    email_change_old: ToOld
    /** `token` confirms the new address, once, within 24 hours. */
    email_change_new: { name: string; token: string }
    email_change_taken: { name: string }
    email_changed: { name: string; new_email: string }
  }
}
