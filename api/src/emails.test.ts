import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addProduct } from './testing/add-rows.ts'
import { name, SAMPLE_EMAILS, ticket, to, TOKEN } from './testing/sample-emails.ts'
import { placedOrder, shopper } from './testing/shopping.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import type { Email } from './platform/email/email.ts'
import type { QueuedEmail } from './platform/email/queue-email.ts'
import { emailWriters } from './emails.ts'
import { createWriteEmail, type WriteEmail } from './platform/email/write-email.ts'

const SITE = 'https://bikes.example'
const HOSTILE = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com`

let app: TestApp
let write: WriteEmail
beforeAll(async () => {
  app = await openTestApp()
  write = createWriteEmail({ db: app.db, origin: SITE, writers: emailWriters })
})
afterAll(() => app.close())

async function emailFor(mail: QueuedEmail): Promise<Email> {
  const email = await write(mail, { id: '0', at: new Date(0) })
  if (!email) throw new Error('no email was written')
  return email
}

const hrefsOf = ({ html }: Email) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe.each(SAMPLE_EMAILS)('%j', (mail, subject, link) => {
  test('says what it is about, and leads to its page, in HTML and in text', async () => {
    const email = await emailFor(mail)
    expect([email.to, email.subject]).toEqual([to, subject])
    expect(hrefsOf(email)).toContain(SITE + link)
    expect(email.text).toContain(SITE + link)
    expect(email.text).toContain('Hello Rita,')
  })

  test('an inbox shows what it says beside its subject, and no greeting', async () => {
    const { html } = await emailFor(mail)
    const [, preview = ''] = /<div style="display:none[^"]*">([^<]+)<\/div>/.exec(html) ?? []
    expect(preview).toMatch(/^(?!Hello).{20,}/)
  })

  test('has no address but the site’s, and loads nothing', async () => {
    const { html, text } = await emailFor(mail)
    const addresses = `${html} ${text}`.match(/https?:\/\/[^/\s"<]+/g) ?? []
    expect(new Set(addresses)).toEqual(new Set([SITE]))
    expect(html).not.toMatch(/<(?:img|link|script|iframe|svg)|url\(|@import/i)
  })
})

test.each(SAMPLE_EMAILS)('hostile names and subjects stay words: %j', async ({ template, data }) => {
  const hostile = { ...data, name: HOSTILE, subject: HOSTILE, text: HOSTILE }
  const email = await emailFor({ template, to, data: hostile } as QueuedEmail)
  expect(email.html).not.toContain('<img')
  // A line break in the subject would end the email's header.
  expect(email.subject).not.toMatch(/[\r\n]/)
})

test('a locked account is told until when, and how to end it', async () => {
  const { text } = await emailFor({
    template: 'sign_in_locked',
    to,
    data: { name, until: '2026-11-21T14:05:00.000Z' },
  })
  expect(text).toContain('until November 21, 2026 at 2:05\u00A0PM UTC.')
})

describe('a guest’s ticket', () => {
  const guest = { ...ticket, ticket_id: null, subject: 'Buy at evil.example', name: 'Evil' }

  test('repeats nothing of what was written with an address that may be a stranger’s', async () => {
    const email = await emailFor({ template: 'ticket_opened', to, data: guest })
    expect(email.subject).toBe('We’ve got your question (T-10001)')
    expect(`${email.html}${email.text}`).not.toMatch(/evil/i)
    expect(hrefsOf(email)).toEqual([`${SITE}/contact`])
  })

  test('brings our answer, line by line', async () => {
    const { html, text } = await emailFor({
      template: 'ticket_answered',
      to,
      data: { ...guest, text: 'First line.\n<b>Second</b> line.' },
    })
    expect(text).toContain('> First line.\n> <b>Second</b> line.')
    expect(html).toContain('First line.<br>\n&lt;b&gt;Second&lt;/b&gt; line.')
  })
})

describe('an order', () => {
  let product = 0
  async function ordered(change: { held_reason?: string } = {}) {
    product += 1
    await addProduct(app.db, { id: product, title: 'Bell <i>loud</i>' })
    const member = await shopper(app, { product_id: product, count: 2 })
    const { id } = await placedOrder(app, member, 38.08)
    if (change.held_reason) {
      await app.db.updateTable('orders').set(change).where('id', '=', id).execute()
    }
    return { id, email: await emailFor({ template: 'order', to, data: { order_id: id } }) }
  }

  test('that is paid is thanked for, with lines, sums, address and its page', async () => {
    const { id, email } = await ordered()
    expect(email.subject).toBe(`Thank you for your order NK-${100_000 + id}`)
    expect(email.text).toContain(
      '2 × Bell <i>loud</i>: $24\n\nSubtotal: $24\nStandard delivery: $8\nVAT (19%): $6.08\nTotal: $38.08',
    )
    expect(email.text).toContain('SHIPPING TO\n\nRita Rider\nHafenstrasse 1\n10115 Berlin\nGermany')
    expect(email.html).toContain('Bell &lt;i&gt;loud&lt;/i&gt;')
    expect(hrefsOf(email)).toContain(`${SITE}/dashboard/orders/${id}`)
  })

  test('that is held says so, and keeps the shop’s own reason to itself', async () => {
    const { id, email } = await ordered({ held_reason: 'paid 1 usd instead' })
    expect(email.subject).toBe(`We’re checking your payment for NK-${100_000 + id}`)
    expect(email.text).toContain('Someone on our team will check it')
    expect(email.text).not.toContain('Thank you')
    expect(email.text).not.toContain('instead')
  })

  test('that isn’t there has no email', async () => {
    const mail: QueuedEmail = { template: 'order', to, data: { order_id: 999_999 } }
    expect(await write(mail, { id: '0', at: new Date(0) })).toBeNull()
  })
})

describe('the newsletter’s question', () => {
  const mail: QueuedEmail = {
    template: 'newsletter_confirmation',
    to: 'ann@example.com',
    data: { token: TOKEN },
  }

  test('has a link for yes and one for never again', async () => {
    await app.call('/api/newsletter/subscribe', { method: 'POST', body: { email: mail.to } })
    const { unsubscribe_key: key } = await app.db
      .selectFrom('newsletter_subscriptions')
      .select('unsubscribe_key')
      .where('email', '=', mail.to)
      .executeTakeFirstOrThrow()
    const email = await emailFor(mail)
    const leave = `${SITE}/newsletter?unsubscribe=${key}`
    expect(hrefsOf(email)).toEqual([`${SITE}/newsletter?token=${TOKEN}`, leave])
    expect(email.unsubscribe).toBe(leave)
  })

  test('isn’t asked when the address is off the list already', async () => {
    expect(await write({ ...mail, to: 'gone@example.com' }, { id: '0', at: new Date(0) })).toBeNull()
  })
})

test('whoever claims another host, the addresses are the configured ones (A15)', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const forgedAddress = 'forged@example.com'
  await app.call('/api/newsletter/subscribe', {
    method: 'POST',
    body: { email: forgedAddress },
    headers: forged,
  })
  const rows = await app.db.selectFrom('outbox').select('payload').execute()
  const mail = rows.map(({ payload }) => payload as QueuedEmail).find((one) => one.to === forgedAddress)
  const email = mail && (await emailFor(mail))
  expect(email?.html).toContain(`href="${SITE}/newsletter?token=`)
  expect(JSON.stringify([mail, email])).not.toContain('evil')
})
