import type { Db } from '../database/open-database.ts'
import { passwordChanged, reset, signInLocked, welcome } from './content/account-letters.ts'
import type { Content } from './content/content.ts'
import { newsletterConfirmation } from './content/newsletter-letters.ts'
import { giftCard } from './content/gift-card-letter.ts'
import { orderCancelled, orderRefunded } from './content/order-ending-letters.ts'
import { orderLetter } from './content/order-letter.ts'
import { type PageAddress, pageAddressOn } from './content/page-address.ts'
import { oneLine } from './content/plain.ts'
import { backInStock, readProductOf } from './content/stock-letters.ts'
import { ticketAnswered, ticketOpened } from './content/ticket-letters.ts'
import { toHtml } from './content/to-html.ts'
import { toText } from './content/to-text.ts'
import { attachInvoice } from '../../sales/invoices/attach-invoice.ts'
import { readOrderFacts } from '../../sales/orders/order-facts.ts'
import type { Letter } from './letter.ts'
import type { Mail } from './queue-mail.ts'

interface Needs {
  db: Db
  /** Where the site's pages live: https://www.example.com */
  origin: string
}

export type WriteLetter = (mail: Mail, envelope: Pick<Letter, 'id' | 'at'>) => Promise<Letter | null>

/** Null when what it tells of is gone. */
export function createWriteLetter({ db, origin }: Needs): WriteLetter {
  const page = pageAddressOn(origin)
  return async (mail, envelope) => {
    if (!Object.hasOwn(WRITERS, mail.template)) throw new Error('There is no letter of this name')
    const write = WRITERS[mail.template] as Writer<Mail>
    const content = await write(mail, page, db)
    if (!content) return null
    const { unsubscribe, attachments } = content
    const subject = oneLine(content.subject)
    return {
      ...envelope,
      to: mail.to,
      subject,
      text: toText(content),
      html: toHtml(content),
      unsubscribe,
      attachments,
    }
  }
}

type Writer<M extends Mail> = (mail: M, page: PageAddress, db: Db) => Content | null | Promise<Content | null>

const WRITERS: { [Name in Mail['template']]: Writer<Extract<Mail, { template: Name }>> } = {
  welcome: ({ data }, page) => welcome(data, page),
  reset: ({ data, to }, page) => reset(data, to, page),
  password_changed: ({ data }, page) => passwordChanged(data, page),
  sign_in_locked: ({ data }, page) => signInLocked(data, page),
  ticket_opened: ({ data }, page) => ticketOpened(data, page),
  ticket_answered: ({ data }, page) => ticketAnswered(data, page),
  async order({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && { ...orderLetter(order, page), attachments: await attachInvoice(order) }
  },
  async order_cancelled({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && orderCancelled(order, page)
  },
  async order_refunded({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && orderRefunded(order, page)
  },
  async gift_card({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && giftCard(data, order, page)
  },
  async back_in_stock({ data }, page, db) {
    const product = await readProductOf(db, data)
    return product && backInStock(product, data.key, page)
  },
  async newsletter_confirmation({ data, to }, page, db) {
    const unsubscribeKey = await readUnsubscribeKey(db, to)
    return unsubscribeKey === null ? null : newsletterConfirmation({ ...data, unsubscribeKey }, page)
  },
}

/** Null when the address has been taken off the list meanwhile. */
async function readUnsubscribeKey(db: Db, email: string) {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('unsubscribe_key')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.unsubscribe_key ?? null
}
