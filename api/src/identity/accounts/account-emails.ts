import { formatDate } from '@nireeka/contracts'
import {
  button,
  greeting,
  small,
  text,
  type Content,
  type EmailWriters,
  type PageAddress,
} from '../../platform/index.ts'

const REASON = 'You get this email because an account of ours has this address.'

export const welcome = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Welcome to Nireeka',
  heading: 'Good to have you here',
  blocks: [
    text(greeting(name)),
    text(
      'Your account is open. Your orders, your saved builds and your questions to us are in one place from now on.',
    ),
    button('Build a bike', page('/configurator')),
    text(`Would you rather look around first? The help centre is a good start: ${page('/help-center')}`),
    small(
      `You didn’t open an account? Then somebody mistyped an address. Tell us, and we close it: ${page('/contact')}`,
    ),
  ],
  reason: REASON,
})

export const alreadyMember = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'You already have an account',
  heading: 'You already have an account',
  blocks: [
    text(greeting(name)),
    text(
      'Somebody, most likely you, tried to open an account with this email address. There is one already.',
    ),
    button('Log in', page('/login')),
    text(`You can’t think of the password? Choose a new one: ${page('/forgot-password')}`),
    small('It wasn’t you? Then there is nothing that you have to do: your account is as it was.'),
  ],
  reason: REASON,
})

interface Reset {
  name: string
  token: string
}

export const reset = ({ name, token }: Reset, email: string, page: PageAddress): Content => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  blocks: [
    text(greeting(name)),
    text('Somebody, most likely you, asked for a new password. This link lets you choose one.'),
    button('Choose a new password', page('/reset-password', { token, email })),
    text('It works once, and for 30 minutes. A newer email like this one replaces it.'),
    small('You didn’t ask? Then do nothing: your password stays as it is.'),
  ],
  reason: REASON,
})

export const passwordChanged = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  blocks: [
    text(greeting(name)),
    text('The password of your account has been changed. If that was you, all is well.'),
    text('If it wasn’t you, choose a new one at once. That signs out everybody who is in your account.'),
    button('Choose a new password', page('/forgot-password')),
    small(`Is something else strange? Write to us: ${page('/contact')}`),
  ],
  reason: REASON,
})

interface Locked {
  name: string
  until: string
}

export const signInLocked = ({ name, until }: Locked, page: PageAddress): Content => ({
  subject: 'Somebody is trying passwords for your account',
  heading: 'Too many wrong passwords',
  blocks: [
    text(greeting(name)),
    text(
      `Somebody tried wrong passwords for your account, many times in a row. To keep it safe, no more are taken from there until ${timeOf(until)}.`,
    ),
    text(
      'Where you have logged in before, you still can. Have to wait yourself, or can’t think of the password? A new one ends the wait.',
    ),
    button('Choose a new password', page('/forgot-password')),
    small('It wasn’t you? Then nobody got in, and there is nothing that you have to do.'),
  ],
  reason: REASON,
})

/** Formats a time in UTC, since the reader's time zone is unknown. */
const timeOf = (iso: string) => `${formatDate(iso, 'dayAndTime')} UTC`

export const accountEmails: EmailWriters<
  'welcome' | 'already_member' | 'reset' | 'password_changed' | 'sign_in_locked'
> = {
  welcome: ({ data }, page) => welcome(data, page),
  already_member: ({ data }, page) => alreadyMember(data, page),
  reset: ({ data, to }, page) => reset(data, to, page),
  password_changed: ({ data }, page) => passwordChanged(data, page),
  sign_in_locked: ({ data }, page) => signInLocked(data, page),
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    welcome: { name: string }
    already_member: { name: string }
    /** The data of the password reset email. `token` opens the page for a new password, once, within 30 minutes. */
    reset: { name: string; token: string }
    password_changed: { name: string }
    /**
     * The data of the email about a lockout: after too many wrong passwords, those who tried them are locked out until
     * `until` (ISO 8601).
     */
    sign_in_locked: { name: string; until: string }
  }
}
