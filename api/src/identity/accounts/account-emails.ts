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

const REASON = 'You’re getting this email because it’s the address of your Nireeka account.'

export const welcome = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Welcome to Nireeka',
  heading: 'Good to have you here',
  blocks: [
    text(greeting(name)),
    text('Your account is ready. Your orders, saved builds and support tickets are all in one place.'),
    button('Build a bike', page('/configurator')),
    text(`Would you rather look around first? The help centre is a good start: ${page('/help-center')}`),
    small(
      `Didn’t create an account? Someone probably mistyped their address. Tell us, and we’ll close it: ${page('/contact')}`,
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
      'Someone, most likely you, tried to create an account with this email address. There already is one.',
    ),
    button('Log in', page('/login')),
    text(`Forgotten your password? Choose a new one: ${page('/forgot-password')}`),
    small('Wasn’t you? There’s nothing you need to do: your account hasn’t changed.'),
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
    text('Someone, most likely you, asked for a new password. Choose one with this link.'),
    button('Choose a new password', page('/reset-password', { token, email })),
    text('It works once, for 30 minutes. If you ask for another link, this one stops working.'),
    small('Didn’t ask for this? You can ignore this email: your password stays the same.'),
  ],
  reason: REASON,
})

export const passwordChanged = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  blocks: [
    text(greeting(name)),
    text('The password of your account has been changed. If that was you, all is well.'),
    text('If it wasn’t you, choose a new one right away. That signs everyone else out of your account.'),
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
  subject: 'Someone is trying to guess your password',
  heading: 'Too many wrong passwords',
  blocks: [
    text(greeting(name)),
    text(
      `Someone entered many wrong passwords for your account in a row. To keep it safe, we’ve blocked further attempts from there until ${timeOf(until)}.`,
    ),
    text(
      'You can still log in wherever you’ve logged in before. If you’re the one waiting, or can’t remember your password, choose a new one to log in right away.',
    ),
    button('Choose a new password', page('/forgot-password')),
    small('Wasn’t you? Nobody got in, and there’s nothing you need to do.'),
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
