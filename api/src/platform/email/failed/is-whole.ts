import type { EmailData, EmailTemplate } from '../queue-email.ts'

type WithToken = { [T in EmailTemplate]: EmailData[T] extends { token: string } ? T : never }[EmailTemplate]

/** The emails with a link that opens something, which is erased when they are given up. */
const WITH_TOKEN: Record<WithToken, true> = {
  email_change_new: true,
  email_change_old: true,
  gift_card: true,
  newsletter_confirmation: true,
  reset: true,
  staff_invitation: true,
}

/** Tells whether an email that was given up still has all that its writer needs. */
export const isWhole = (template: string) => !Object.hasOwn(WITH_TOKEN, template)
