import {
  button,
  type Content,
  type EmailWriters,
  type PageAddress,
  greeting,
  small,
  text,
} from '../../platform/index.ts'

const staffInvitation = ({ name, token }: { name: string; token: string }, page: PageAddress): Content => ({
  subject: 'You’re invited to join the Nireeka team',
  heading: 'You’re invited to join the team',
  blocks: [
    text(greeting(name)),
    text('An admin at Nireeka has invited you to our back office with this email address.'),
    button('Accept the invitation', page('/register', { invitation: token })),
    text('You choose your name and password there, or log in if you have an account already.'),
    small('The link works once, and for 72 hours. Weren’t expecting this? Then do nothing.'),
  ],
  reason: 'You’re getting this email because someone wants this address to have an account for our staff.',
})

export const staffEmails: EmailWriters<'staff_invitation'> = {
  staff_invitation: ({ data }, page) => staffInvitation(data, page),
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    /**
     * The data of the invitation to the staff; `name` is empty for somebody without an account. `token` opens the page to accept it, once, within
     * 72 hours.
     */
    staff_invitation: { name: string; token: string }
  }
}
