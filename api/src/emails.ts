import { sizeAlertEmails } from './bikes/index.ts'
import { stockAlertEmails } from './catalogue/index.ts'
import { forumEmails, newsletterEmails, newsletterEnds, ticketEmails } from './community/index.ts'
import {
  accountEmails,
  emailChangeEmails,
  mergeEmails,
  myDataEmails,
  secondFactorEmails,
  staffEmails,
} from './identity/index.ts'
import type { EmailEnds, EmailWriters } from './platform/index.ts'
import { salesEmails } from './sales/index.ts'

/** The writers of all emails that the site sends, by template. */
export const emailWriters: EmailWriters = {
  ...accountEmails,
  ...secondFactorEmails,
  ...emailChangeEmails,
  ...myDataEmails,
  ...mergeEmails,
  ...staffEmails,
  ...stockAlertEmails,
  ...sizeAlertEmails,
  ...salesEmails,
  ...newsletterEmails,
  ...ticketEmails,
  ...forumEmails,
}

/** What follows from the end of an email, by template. */
export const emailEnds: EmailEnds = { ...newsletterEnds }
