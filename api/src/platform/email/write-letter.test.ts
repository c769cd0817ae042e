import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { placedOrder, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Letter } from './letter.ts'
import type { Mail } from './queue-mail.ts'
import { createWriteLetter, type WriteLetter } from './write-letter.ts'

const SITE = 'https://bikes.example'
const TOKEN = 'T'.repeat(43)
const HOSTILE = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com`

let app: TestApp
let write: WriteLetter
beforeAll(async () => {
  app = await openTestApp()
  write = createWriteLetter({ db: app.db, origin: SITE })
})
afterAll(() => app.close())

async function letterFor(mail: Mail): Promise<Letter> {
  const letter = await write(mail, { id: '0', at: new Date(0) })
  if (!letter) throw new Error('no letter was written')
  return letter
}

const to = 'rita@example.com'
const name = 'Rita'
const ticket = { name, number: 'T-10001', subject: 'A rattling noise', ticket_id: 7 }

const MAILS: Array<[mail: Mail, subject: string, link: string]> = [
  [{ template: 'welcome', to, data: { name } }, 'Welcome to Nireeka', '/configurator'],
  [
    { template: 'reset', to, data: { name, token: TOKEN } },
    'Choose a new password',
    `/reset-password?token=${TOKEN}&email=rita%40example.com`,
  ],
  [{ template: 'password_changed', to, data: { name } }, 'Your password was changed', '/forgot-password'],
  [
    { template: 'sign_in_locked', to, data: { name, until: '2026-11-21T14:05:00Z' } },
    'Signing in to your account rests for a while',
    '/forgot-password',
  ],
  [
    { template: 'ticket_opened', to, data: ticket },
    'We have your question (T-10001: A rattling noise)',
    '/dashboard/support/7',
  ],
  [
    { template: 'ticket_answered', to, data: { ...ticket, text: 'Tighten the bolt.' } },
    'An answer to your question (T-10001: A rattling noise)',
    '/dashboard/support/7',
  ],
]

const hrefsOf = ({ html }: Letter) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe.each(MAILS)('%j', (mail, subject, link) => {
  test('says what it is about, and leads to its page, in HTML and in text', async () => {
    const letter = await letterFor(mail)
    expect([letter.to, letter.subject]).toEqual([to, subject])
    expect(hrefsOf(letter)).toContain(SITE + link)
    expect(letter.text).toContain(SITE + link)
    expect(letter.text).toContain('Hello Rita,')
  })

  test('an inbox shows what it says beside its subject, and no greeting', async () => {
    const { html } = await letterFor(mail)
    const [, preview = ''] = /<div style="display:none[^"]*">([^<]+)<\/div>/.exec(html) ?? []
    expect(preview).toMatch(/^(?!Hello).{20,}/)
  })

  test('has no address but the site’s, and loads nothing', async () => {
    const { html, text } = await letterFor(mail)
    const addresses = `${html} ${text}`.match(/https?:\/\/[^/\s"<]+/g) ?? []
    expect(new Set(addresses)).toEqual(new Set([SITE]))
    expect(html).not.toMatch(/<(?:img|link|script|iframe|svg)|url\(|@import/i)
  })
})

test.each(MAILS)('hostile names and subjects stay words: %j', async ({ template, data }) => {
  const hostile = { ...data, name: HOSTILE, subject: HOSTILE, text: HOSTILE }
  const letter = await letterFor({ template, to, data: hostile } as Mail)
  expect(letter.html).not.toContain('<img')
  // A header ends at a line break.
  expect(letter.subject).not.toMatch(/[\r\n]/)
})

test('a locked account is told until when, and how to end it', async () => {
  const { text } = await letterFor({
    template: 'sign_in_locked',
    to,
    data: { name, until: '2026-11-21T14:05:00.000Z' },
  })
  expect(text).toContain('until November 21, 2026 at 2:05 PM UTC.')
})

describe('a guest’s ticket', () => {
  const guest = { ...ticket, ticket_id: null, subject: 'Buy at evil.example', name: 'Evil' }

  test('repeats nothing of what was written with an address that may be a stranger’s', async () => {
    const letter = await letterFor({ template: 'ticket_opened', to, data: guest })
    expect(letter.subject).toBe('We have your question (T-10001)')
    expect(`${letter.html}${letter.text}`).not.toMatch(/evil/i)
    expect(hrefsOf(letter)).toEqual([`${SITE}/contact`])
  })

  test('brings our answer, line by line', async () => {
    const { html, text } = await letterFor({
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
    return { id, letter: await letterFor({ template: 'order', to, data: { order_id: id } }) }
  }

  test('that is paid is thanked for, with lines, sums, address and its page', async () => {
    const { id, letter } = await ordered()
    expect(letter.subject).toBe(`Thank you for your order NK-${100_000 + id}`)
    expect(letter.text).toContain(
      '2 × Bell <i>loud</i>: $24\nSubtotal: $24\nStandard delivery: $8\nVAT (19%): $6.08\nTotal: $38.08',
    )
    expect(letter.text).toContain('It goes to:\nRita Rider\nHafenstrasse 1\n10115 Berlin\nGermany')
    expect(letter.html).toContain('Bell &lt;i&gt;loud&lt;/i&gt;')
    expect(hrefsOf(letter)).toContain(`${SITE}/dashboard/orders/${id}`)
  })

  test('that is held says so, and keeps the shop’s own reason to itself', async () => {
    const { id, letter } = await ordered({ held_reason: 'paid 1 usd instead' })
    expect(letter.subject).toBe(`We are looking at your payment for NK-${100_000 + id}`)
    expect(letter.text).toContain('a person of our team looks at it')
    expect(letter.text).not.toContain('Thank you')
    expect(letter.text).not.toContain('instead')
  })

  test('that isn’t there has no letter', async () => {
    const mail: Mail = { template: 'order', to, data: { order_id: 999_999 } }
    expect(await write(mail, { id: '0', at: new Date(0) })).toBeNull()
  })
})

describe('the newsletter’s question', () => {
  const mail: Mail = { template: 'newsletter_confirmation', to: 'ann@example.com', data: { token: TOKEN } }

  test('has a link for yes and one for never again', async () => {
    await app.call('/api/newsletter/subscribe', { method: 'POST', body: { email: mail.to } })
    const { unsubscribe_key: key } = await app.db
      .selectFrom('newsletter_subscriptions')
      .select('unsubscribe_key')
      .where('email', '=', mail.to)
      .executeTakeFirstOrThrow()
    const letter = await letterFor(mail)
    const leave = `${SITE}/newsletter?unsubscribe=${key}`
    expect(hrefsOf(letter)).toEqual([`${SITE}/newsletter?token=${TOKEN}`, leave])
    expect(letter.unsubscribe).toBe(leave)
  })

  test('isn’t asked when the address is off the list already', async () => {
    expect(await write({ ...mail, to: 'gone@example.com' }, { id: '0', at: new Date(0) })).toBeNull()
  })
})

test('whoever claims another host, the addresses are the configured ones (A15)', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const email = 'forged@example.com'
  await app.call('/api/newsletter/subscribe', { method: 'POST', body: { email }, headers: forged })
  const rows = await app.db.selectFrom('outbox').select('payload').execute()
  const mail = rows.map(({ payload }) => payload as Mail).find((one) => one.to === email)
  const letter = mail && (await letterFor(mail))
  expect(letter?.html).toContain(`href="${SITE}/newsletter?token=`)
  expect(JSON.stringify([mail, letter])).not.toContain('evil')
})
