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

interface Ready {
  name: string
  /** When the file is deleted (ISO 8601). */
  until: string
}

export const dataExportReady = ({ name, until }: Ready, page: PageAddress): Content => ({
  subject: 'Your data is ready to download',
  heading: 'Your data is ready',
  blocks: [
    text(greeting(name)),
    text('You asked for everything we store about you. It’s ready, in one ZIP file.'),
    button('Download it', page('/dashboard/my-data')),
    text(`Log in to get it. We delete the file on ${formatDate(until, 'dayAndTime')} UTC.`),
    small('Didn’t ask for it? Then change your password: someone else is in your account.'),
  ],
  reason: REASON,
})

interface Asked {
  name: string
  /** When the account is deleted (ISO 8601). */
  due: string
}

export const accountDeletionAsked = ({ name, due }: Asked, page: PageAddress): Content => {
  const day = `${formatDate(due, 'dayAndTime')} UTC`
  return {
    subject: 'Your account will be deleted',
    heading: 'Your account will be deleted',
    blocks: [
      text(greeting(name)),
      text(
        `You asked us to delete your account. We’ll do so on ${day}, and we’ve logged you out everywhere.`,
      ),
      text('Want to keep it? Log in before then: that cancels your request, and everything stays as it was.'),
      button('Log in and keep my account', page('/login')),
      small('Didn’t ask for it? Log in and change your password: someone else is in your account.'),
    ],
    reason: REASON,
  }
}

export const accountDeletionTakenBack = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Your account stays',
  heading: 'Your account stays',
  blocks: [
    text(greeting(name)),
    text('You logged in, so your deletion is cancelled: your account stays, with everything in it.'),
    button('Go to your account', page('/dashboard')),
    small('Wasn’t you? Then change your password: someone else is in your account.'),
  ],
  reason: REASON,
})

export const accountDeletionCancelled = ({ name }: { name: string }, page: PageAddress): Content => ({
  subject: 'Your account stays',
  heading: 'Your account stays',
  blocks: [
    text(greeting(name)),
    text('Our staff have cancelled the deletion of your account: it stays, with everything in it.'),
    button('Go to your account', page('/dashboard')),
    small(`Still want it deleted? Ask for it in your dashboard, or tell us: ${page('/contact')}`),
  ],
  reason: REASON,
})

export const myDataEmails: EmailWriters<
  | 'data_export_ready'
  | 'account_deletion_asked'
  | 'account_deletion_taken_back'
  | 'account_deletion_cancelled'
> = {
  data_export_ready: ({ data }, page) => dataExportReady(data, page),
  account_deletion_asked: ({ data }, page) => accountDeletionAsked(data, page),
  account_deletion_taken_back: ({ data }, page) => accountDeletionTakenBack(data, page),
  account_deletion_cancelled: ({ data }, page) => accountDeletionCancelled(data, page),
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    data_export_ready: Ready
    account_deletion_asked: Asked
    account_deletion_taken_back: { name: string }
    account_deletion_cancelled: { name: string }
  }
}
