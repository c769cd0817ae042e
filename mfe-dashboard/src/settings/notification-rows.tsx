import type { ReactNode } from 'react'

import type { ForumEmails } from './forum-notices.api.ts'
import { NewsletterChoice } from './newsletter-choice.tsx'

/** A kind of news, and what is sent of it by which channel; null where nothing is. */
export interface NotificationRow {
  what: string
  note?: string
  site: ReactNode
  email: ReactNode
  summary: ReactNode
}

interface Controls {
  digest: ForumEmails['digest']
  /** The inputs of what can be chosen. */
  replies: ReactNode
  mentions: ReactNode
  likes: ReactNode
}

const SUMMARY = { off: 'Off', daily: 'Every day', weekly: 'Every week' } as const
const UNLESS_MUTED = 'On, except in threads set to “Nothing”'

/** Everything that the shop sends to members, also what can't be turned off, with its reason. */
export const notificationRows = ({ digest, replies, mentions, likes }: Controls): NotificationRow[] => [
  {
    what: 'Orders, payments, delivery and returns',
    note: 'Confirmations and invoices are part of the contract, so we have to send them.',
    site: null,
    email: 'Always on',
    summary: null,
  },
  {
    what: 'Login and security',
    note: 'Warnings protect your account, so they can’t be turned off.',
    site: null,
    email: 'Always on',
    summary: null,
  },
  {
    what: 'Support tickets',
    note: 'This is how our answers reach you.',
    site: null,
    email: 'Always on',
    summary: null,
  },
  {
    what: 'Replies in threads you open or write in',
    note: 'For threads from now on. You can change it in each thread.',
    site: replies,
    email: null,
    summary: SUMMARY[digest],
  },
  {
    what: 'Mentions of you and answers to your posts',
    site: UNLESS_MUTED,
    email: mentions,
    summary: SUMMARY[digest],
  },
  { what: 'Likes of your posts', site: likes, email: null, summary: null },
  { what: 'Answers of yours that are accepted', site: UNLESS_MUTED, email: null, summary: null },
  {
    what: 'What moderators do with your posts',
    note: 'You should know what was changed, and why.',
    site: 'Always on',
    email: null,
    summary: SUMMARY[digest],
  },
  {
    what: 'Back in stock',
    note: 'One email, when you ask for it on the page of a sold-out product. You can cancel it by a link in the email.',
    site: null,
    email: 'When you ask for it',
    summary: null,
  },
  { what: 'Newsletter', site: null, email: <NewsletterChoice />, summary: null },
]
