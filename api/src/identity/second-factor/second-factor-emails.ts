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
const SETTINGS = '/dashboard/settings'

const notYou = (page: PageAddress) =>
  small(
    `Wasn’t you? Choose a new password right away, which signs out everyone else, and write to us: ${page('/contact')}`,
  )

const turnedOn = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Two-step login is on',
  heading: 'Two-step login is on',
  blocks: [
    text(greeting(name)),
    text(
      'From now on, your account asks for a code from your authenticator app after the password. Keep your recovery codes where you can find them without your phone.',
    ),
    button('Your settings', page(SETTINGS)),
    notYou(page),
  ],
  reason: REASON,
})

const turnedOff = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Two-step login is off',
  heading: 'Two-step login is off',
  blocks: [
    text(greeting(name)),
    text('Your account no longer asks for a code. You need only your password to log in.'),
    button('Your settings', page(SETTINGS)),
    notYou(page),
  ],
  reason: REASON,
})

const recoveryCodeUsed = ({ name, left }: { name: string; left: number }, page: PageAddress): Content => ({
  subject: 'A recovery code was used',
  heading: 'A recovery code was used',
  blocks: [
    text(greeting(name)),
    text(
      `One of the recovery codes of your account was used in place of a code from your app. ${leftInWords(left)}`,
    ),
    button('Get new recovery codes', page(SETTINGS)),
    notYou(page),
  ],
  reason: REASON,
})

function leftInWords(left: number) {
  if (left === 0) return 'It was the last one. Get new ones now, while you are logged in.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}

const codesLocked = ({ name, until }: { name: string; until: string }, page: PageAddress): Content => ({
  subject: 'Someone knows your password',
  heading: 'Someone is trying codes for your account',
  blocks: [
    text(greeting(name)),
    text(
      `Someone entered your password and then many wrong codes in a row. No more codes are accepted from there until ${formatDate(until, 'dayAndTime')} UTC.`,
    ),
    text(
      'If that was you, wait and try again. If it wasn’t, someone knows your password: choose a new one now.',
    ),
    button('Choose a new password', page('/forgot-password')),
    small('Nobody got in: without a code your account stays closed.'),
  ],
  reason: REASON,
})

export const secondFactorEmails: EmailWriters<
  'second_factor_on' | 'second_factor_off' | 'recovery_code_used' | 'codes_locked'
> = {
  second_factor_on: ({ data }, page) => turnedOn(data, page),
  second_factor_off: ({ data }, page) => turnedOff(data, page),
  recovery_code_used: ({ data }, page) => recoveryCodeUsed(data, page),
  codes_locked: ({ data }, page) => codesLocked(data, page),
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    second_factor_on: { name: string }
    second_factor_off: { name: string }
    /** `left`: how many recovery codes haven't been used. */
    recovery_code_used: { name: string; left: number }
    /** After too many wrong codes, those who tried them are locked out until `until` (ISO 8601). */
    codes_locked: { name: string; until: string }
  }
}
