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
  subject: 'You are invited to the Nireeka team',
  heading: 'You are invited to the team',
  blocks: [
    text(greeting(name)),
    text('An admin of Nireeka has invited you to work in our back office with this email address.'),
    button('Accept the invitation', page('/register', { invitation: token })),
    text('You choose your name and password there, or log in if you have an account already.'),
    small('The link works once, and for 72 hours. You expected nothing like this? Then do nothing.'),
  ],
  reason: 'You get this email because somebody wants this address to have an account for our staff.',
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
