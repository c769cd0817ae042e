import type { Db } from '../database/open-database.ts'

/** Every letter the shop writes: its template and what that needs. Addresses of pages are made when it is sent. */
export type Mail =
  | { template: 'welcome'; to: string; data: { name: string } }
  /** `token` opens the page for a new password once, within the hour. */
  | { template: 'reset'; to: string; data: { name: string; token: string } }
  | { template: 'password_changed'; to: string; data: { name: string } }
  /** Too many wrong passwords: signing in rests until `until` (ISO 8601). */
  | { template: 'sign_in_locked'; to: string; data: { name: string; until: string } }
  | { template: 'order'; to: string; data: { order_id: number } }
  | { template: 'order_cancelled'; to: string; data: { order_id: number } }
  | { template: 'order_refunded'; to: string; data: { order_id: number } }
  /** `token` is the card's code; it stands nowhere else. */
  | { template: 'gift_card'; to: string; data: { order_id: number; amount_cents: number; token: string } }
  | { template: 'ticket_opened'; to: string; data: TicketMail }
  | { template: 'ticket_answered'; to: string; data: TicketMail & { text: string } }
  /** The product is back; `key` forgets the reader's address. */
  | { template: 'back_in_stock'; to: string; data: { product_id: number; key: string } }
  | { template: 'newsletter_confirmation'; to: string; data: { token: string } }

export interface TicketMail {
  name: string
  number: string
  subject: string
  /** Null for a guest, who has no page to read it on. */
  ticket_id: number | null
}

/** Puts a letter into the outbox, within the caller's transaction: it is sent if and only if that holds. */
export async function queueMail(trx: Db, mail: Mail) {
  const payload = JSON.stringify(mail, (_key, value: unknown) => wellFormed(value))
  await trx.insertInto('outbox').values({ topic: 'mail', payload, done_at: null, last_error: null }).execute()
}

/** Half a surrogate pair and NUL are strings to us and refused by jsonb: no text of a person's may fail the caller. */
const wellFormed = (value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value
