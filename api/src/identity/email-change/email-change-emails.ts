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
    text(`Somebody, most likely you, wants to change the email of your account to ${new_email}.`),
    button('Yes, change it', page(PATH, { token, answer: 'yes' })),
    text('It changes once you have opened this link and the one in our email to the new address.'),
    text('It wasn’t you? Then somebody knows your password. Cancel the change here:'),
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
    text('Somebody, most likely you, wants to use this address for their account with us.'),
    button('Confirm this address', page(PATH, { token, answer: 'yes' })),
    text('We have sent another link to the address that the account has now. Please open both.'),
    small('The link works once, and for 24 hours. It wasn’t you? Then do nothing: nothing changes.'),
  ],
  reason: 'You get this email because somebody wants to use this address for an account of ours.',
})

const isTaken = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'This email has an account already',
  heading: 'This email has an account already',
  blocks: [
    text(greeting(name)),
    text(
      'Somebody, perhaps you, wanted to use this address for another account with us. It has one already, so it can’t be used twice.',
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
      `The email of your account is ${new_email} now. From now on, log in with it and look there for our emails.`,
    ),
    text('Everywhere but where you asked for it, you are logged out.'),
    button('Log in', page('/login')),
    small(`It wasn’t you? Write to us at once: ${page('/contact')}`),
  ],
  reason: 'You get this email because an account of ours had this address until now.',
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
