import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { emailWriters } from '../../emails.ts'
import type { Email } from '../../platform/email/email.ts'
import { createWriteEmail } from '../../platform/email/write-email.ts'
import { type ExchangeOffice, LARGE, openExchangeOffice, sendLarge } from './testing-exchange.ts'
import type { ReturnTemplate } from './queue-return-email.ts'

const SITE = 'https://bikes.example'
const HOSTILE = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com`

let office: ExchangeOffice
let orderId: number
let returnId: number
let number: string
beforeAll(async () => {
  office = await openExchangeOffice()
  const { db } = office.app
  const { order, id, line_id } = await office.inspectedCaps()
  await db.updateTable('products').set({ title: HOSTILE }).where('id', '=', LARGE).execute()
  await office.act(id, 'exchange', sendLarge(line_id))
  await db.updateTable('order_lines').set({ title: HOSTILE }).where('id', '=', line_id).execute()
  for (const to_status of ['approved', 'rejected', 'closed'] as const) {
    await db
      .updateTable('return_moves')
      .set({ to_status, reason: HOSTILE })
      .where('return_id', '=', id)
      .where('to_status', '=', to_status === 'rejected' ? 'received' : to_status)
      .execute()
  }
  orderId = order.id
  returnId = id
  number = (await office.readReturn(id)).number
})
afterAll(() => office.app.close())

async function emailOf(template: ReturnTemplate): Promise<Email> {
  const write = createWriteEmail({ db: office.app.db, origin: SITE, writers: emailWriters })
  const data = { order_id: orderId, return_id: returnId }
  const email = await write({ template, to: 'rita@example.com', data }, { id: '0', at: new Date(0) })
  if (!email) throw new Error('no email was written')
  return email
}

const EMAILS: Array<[template: ReturnTemplate, subject: string, says: string]> = [
  ['return_requested', 'We have your return request', 'You’d like to exchange it for: 1 × <img'],
  ['return_approved', 'Your return R is approved', '1 Foundry Way'],
  ['return_rejected', 'We can’t accept your return', 'onerror'],
  ['return_received', 'Your return R has arrived', 'Then we’ll send your replacement'],
  ['return_closed', 'Your return R is closed', 'onerror'],
  ['return_exchanged', 'Your exchange for return', 'at no cost: 1 × <img'],
]

describe.each(EMAILS)('%s', (template, subject, says) => {
  test('says what it is about, leads to the order, and keeps hostile titles and reasons as words', async () => {
    const email = await emailOf(template)
    expect(email.subject.replace(number, 'R')).toContain(subject)
    expect(email.subject).toContain(number)
    expect(email.text.replaceAll(/\s+/g, ' ')).toContain(says)
    expect(email.text).toContain(`${SITE}/dashboard/orders/${orderId}`)
    expect(email.html).toContain('&lt;img')
    expect(email.html).not.toContain('<img')
    const addresses = `${email.html} ${email.text}`.match(/https?:\/\/[^/\s"<]+/g) ?? []
    expect(new Set(addresses)).toEqual(new Set([SITE]))
  })

  test('an inbox shows what it says beside its subject, and no greeting', async () => {
    const { html } = await emailOf(template)
    const [, preview = ''] = /<div style="display:none[^"]*">([^<]+)<\/div>/.exec(html) ?? []
    expect(preview).toMatch(/^(?!Hello).{20,}/)
  })
})
