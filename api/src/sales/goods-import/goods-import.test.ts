import type { ImportCheckData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { QUICK_CHARGER, partStock, seedBikes, setPartStock } from '../../testing/bike-shopping.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { stockOf } from '../../testing/shopping.ts'
import { openStockroom, type Stockroom } from '../stock-admin/testing.ts'

let room: Stockroom
let base = 100
beforeAll(async () => {
  room = await openStockroom()
  await seedBikes(room.app.db)
})
afterAll(() => room.app.close())
/** A spare part, a product with a variant, a product without stock, all new for each test. */
beforeEach(async () => {
  const { db } = room.app
  base += 10
  await addProduct(db, { id: base, kind: 'spare', number: `NK-${base}`, title: 'Brake pads', stock: 10 })
  await addProduct(db, { id: base + 1, title: 'Helmet', stock: 7 })
  await addProduct(db, {
    id: base + 2,
    title: 'Helmet, M',
    parent_id: base + 1,
    options: { Size: 'M' },
    stock: 4,
  })
  await addProduct(db, { id: base + 3, title: 'Gift card', stock: null, description: '', hidden: true })
})

const upload = (text: string | Buffer, { as = room.admin.token, type = 'text/csv' } = {}) =>
  room.app.call('/api/backoffice/imports/check', {
    method: 'POST',
    as,
    headers: { 'content-type': type },
    body: Buffer.from(text as string),
  })
const check = async (text: string): Promise<ImportCheckData> => (await upload(text)).json().data
const errorsOf = async (text: string) =>
  (await check(text)).errors.map(({ line, message }) => [line, message])

/** Imports the changes of a check as the page sends them. */
async function apply({ changes }: ImportCheckData, key = `import-${base}`, as = room.admin.token) {
  const sent = changes.map(({ title: _title, number: _number, line: _line, ...change }) => change)
  const body = { file_name: 'stock.csv', changes: sent }
  const headers = { 'idempotency-key': key }
  return room.app.call('/api/backoffice/imports', { method: 'POST', as, headers, body })
}
const product = (id: number) =>
  room.app.db
    .selectFrom('products')
    .select(['stock', 'price_cents', 'hidden'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a check shows each difference and writes nothing; the import makes them all, with one row of audit', async () => {
  const file = `number,stock,price,status\r\nNK-${base},12,12.95,unpublished\r\n`
  const checked = await check(file)
  expect(checked).toEqual({
    lines: 1,
    changes: [
      {
        kind: 'product',
        id: base,
        number: `NK-${base}`,
        title: 'Brake pads',
        line: 2,
        stock: { before: 10, after: 12 },
        price: { before: 12, after: 12.95 },
        published: { before: true, after: false },
      },
    ],
    errors: [],
    ignored: [],
  })
  expect(await product(base)).toEqual({ stock: 10, price_cents: 1200, hidden: false })
  const { id, items } = (await apply(checked)).json().data
  expect(items).toBe(1)
  expect(await product(base)).toEqual({ stock: 12, price_cents: 1295, hidden: true })
  const [movement] = (await room.movements(base)).items
  expect(movement).toMatchObject({ reason: 'count', count: 2, available: 12, note: 'Import of stock.csv' })
  const audit = await room.app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind', 'after'])
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'import')
    .execute()
  const after = { file_name: 'stock.csv', items: 1, stock: 1, prices: 1, published: 1 }
  expect(audit).toEqual([{ action: 'goods.import', subject_kind: 'import', after }])
  const { history } = (
    await room.app.call(`/api/backoffice/products/${base}`, { as: room.admin.token })
  ).json().data.prices
  expect(history).toMatchObject([{ old_price: 12, price: 12.95 }])
})

test.each(['products', 'stock'])(
  'the export of %s is imported as it is without a change or an error',
  async (list) => {
    const answer = await room.app.call(`/api/backoffice/${list}/export`, { as: room.admin.token })
    const { lines, changes, errors } = await check(answer.body)
    expect([changes, errors]).toEqual([[], []])
    expect(lines).toBeGreaterThan(4)
  },
)

test('what a spreadsheet writes is read: semicolons, commas before cents, quotes, marks, apostrophes', async () => {
  const file = `\uFEFFId;Number;Title;Stock;Price\n"${base}";NK-${base};"Pads; ""soft""\nand quiet";'12;13,5\n;'=x;;;\n`
  const { changes, ignored, errors } = await check(file)
  expect(changes).toMatchObject([{ id: base, price: { after: 13.5 } }])
  expect(ignored).toEqual(['title'])
  expect(errors).toMatchObject([
    { item: 'Brake pads', message: expect.stringContaining('whole number') },
    { message: 'No product has this number.' },
  ])
})

test('each line that is wrong is named with its sentence', async () => {
  const file = [
    'id,kind,stock,price,status',
    `${base},spare,-1,1.234,sold`,
    '999999,,3,,',
    `${base + 2},,5,,`,
    `${base + 2},,6,,`,
    `${base + 1},,8,,`,
    `${base + 3},,8,,published`,
    `${QUICK_CHARGER},part,,12,`,
    ',,4,,',
    '9001,,4,,',
  ].join('\n')
  expect(await errorsOf(file)).toEqual([
    [2, 'Stock is a whole number such as 12, not “-1”.'],
    [2, 'A price is a number such as 12.95, not “1.234”.'],
    [2, 'Status is “published” or “unpublished”, not “sold”.'],
    [3, 'Nothing that can be imported has the id 999999.'],
    [5, 'Line 4 has this item already.'],
    [6, 'It is sold as variants: change their lines instead.'],
    [7, 'Whether stock is counted is set on the product’s page, not by an import.'],
    [7, 'Write a description first; then it can be published.'],
    [8, 'Only the stock of a configurator part can be imported.'],
    [9, 'This line has no id and no number.'],
    [10, 'Nothing that can be imported has the id 9001.'],
  ])
})

test('parts of the configurator are imported by kind and id', async () => {
  await setPartStock(room.app, QUICK_CHARGER, 3)
  const checked = await check(`id,kind,stock\n${QUICK_CHARGER},part,9\n`)
  await apply(checked)
  expect(await partStock(room.app, QUICK_CHARGER)).toBe(9)
})

test('what has changed since the check is named, and nothing is imported', async () => {
  const checked = await check(`id,stock,price\n${base},12,\n${base + 2},9,14\n`)
  await room.send(`${base + 2}/received`, { count: 1 })
  const answer = await apply(checked)
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'stale_version'])
  expect(answer.json().message).toBe(
    'Changed since the check: Helmet, M (stock is 5, not 4). Nothing was imported. Please check the file again.',
  )
  expect([await stockOf(room.app, base), await stockOf(room.app, base + 2)]).toEqual([10, 5])
})

test('an import that is sent twice is made once, and the same key with other contents is refused', async () => {
  const checked = await check(`id,stock\n${base},12\n`)
  const answers = await Promise.all([apply(checked), apply(checked)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  expect((await room.movements(base)).total).toBe(2)
  const other = await apply(await check(`id,stock\n${base},15\n`))
  expect([other.statusCode, other.json().error]).toEqual([409, 'key_reused'])
})

test('20,000 lines are checked, and one more is refused', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `${500_000 + at},1`)
  expect((await check(`id,stock\n${lines.join('\n')}\n`)).errors).toHaveLength(20_000)
  const answer = await upload(`id,stock\n${lines.join('\n')}\n1,1\n`)
  expect([answer.statusCode, answer.json().message]).toEqual([
    422,
    'The file has more than 20,000 lines. Please import it in parts.',
  ])
})

test.each([
  ['no columns that name items', 'title,stock\nBell,3\n', 422, 'unreadable_file'],
  ['a column twice', 'id,stock,stock\n1,2,3\n', 422, 'unreadable_file'],
  ['an open quotation mark', 'id,stock\n"1,2\n3,4\n', 422, 'unreadable_file'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x41]), 422, 'unreadable_file'],
  ['nothing', '', 415, 'unsupported_type'],
])('a file with %s is refused with a sentence', async (_what, text, status, code) => {
  const answer = await upload(text)
  expect([answer.statusCode, answer.json().error]).toEqual([status, code])
})

test('more than 2 MB are refused', async () => {
  expect((await upload(`id\n${'x'.repeat(2_000_001)}`)).statusCode).toBe(413)
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody imports: %i', async (flag, status) => {
  const as = flag === null ? '' : (await room.app.member(flag)).token
  const checked = await check(`id,stock\n${base},12\n`)
  const answers = [await upload('id\n1\n', { as }), await apply(checked, 'not-allowed', as)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status])
  expect(await stockOf(room.app, base)).toBe(10)
})
