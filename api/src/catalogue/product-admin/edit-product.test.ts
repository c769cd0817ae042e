import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedSpares } from '../../../seed/spares.ts'
import { BELL, openProducts, PAD, type Products, SIZE_M } from './testing/products.ts'

let products: Products
beforeAll(async () => {
  products = await openProducts()
  await seedConfigurator(products.app.db)
  await seedSpares(products.app.db)
})
afterAll(() => products.app.close())

const shown = async (id: number) => (await products.app.call(`/api/accessories/${id}`)).json().data
const auditOf = (id: number) =>
  products.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_kind', '=', 'product')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test('a new product is unpublished and has no stock; the same key makes it once', async () => {
  const key = 'product-key-1'
  const [first, again] = [await products.create(BELL, { key }), await products.create(BELL, { key })]
  const { data } = first.json()
  expect(data).toMatchObject({
    ...BELL,
    kind: 'accessory',
    price: 12,
    stock: 0,
    is_published: false,
    version: 1,
  })
  expect(again.json().data.id).toBe(data.id)
  expect((await products.app.call(`/api/accessories/${data.id}`)).statusCode).toBe(404)
})

test('all details are written at once, and the audit log says what has changed', async () => {
  const id = await products.published()
  const details = {
    ...BELL,
    number: 'nk-bell-2',
    title: 'Loud bell',
    category: 'light',
    fits_bikes: ['nyx'],
    specifications: [{ label: 'Sound', value: '110 dB' }],
  }
  const { data } = (await products.change(id, '', details)).json()
  expect(data).toMatchObject({ ...details, number: 'NK-BELL-2', version: 3 })
  expect(await shown(id)).toMatchObject({ title: 'Loud bell', fits_bikes: [{ slug: 'nyx' }] })
  const log = await auditOf(id)
  expect(log.at(-1)).toMatchObject({
    action: 'product.edit',
    before: { title: 'Bell', category: 'cockpit', number: null, fits_bikes: [] },
    after: { title: 'Loud bell', category: 'light', number: 'NK-BELL-2', fits_bikes: ['nyx'] },
  })
  expect(Object.keys(log.at(-1)?.after ?? {})).not.toContain('weight_g')
})

test('who has read an older version is told so, and nothing is written', async () => {
  const { id, version } = await products.made()
  await products.change(id, '', { ...BELL, title: 'Theirs' })
  const stale = await products.write(id, '', { version, ...BELL, title: 'Mine' })
  expect([stale.statusCode, stale.json().error]).toEqual([409, 'stale_version'])
  expect(await products.read(id)).toMatchObject({ title: 'Theirs', version: version + 1 })
})

test('stock that moves meanwhile is no change of what is edited', async () => {
  const { id, version } = await products.made()
  await products.app.db
    .updateTable('products')
    .set({ rating: 4, rating_count: 2 })
    .where('id', '=', id)
    .execute()
  expect((await products.write(id, '', { version, ...BELL, title: 'Mine' })).statusCode).toBe(200)
})

test('of two who save at the same moment one does', async () => {
  const { id, version } = await products.made()
  const answers = await Promise.all(
    ['A', 'B'].map((title) => products.write(id, '', { version, ...BELL, title })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test.each([
  [{ category: 'engine' }, 'category'],
  [{ category: 'gift' }, 'category'],
  [{ fits_bikes: ['unicycle'] }, 'fits_bikes'],
  [{ goes_with: [999_999] }, 'goes_with'],
  [{ title: ' ' }, 'title'],
  [{ number: 'NK-P-BRK-101' }, 'number'],
  [{ spare: PAD.spare }, 'spare'],
])('%j is refused', async (wrong, field) => {
  const { id, version } = await products.made()
  const answer = await products.write(id, '', { version, ...BELL, ...wrong })
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, [field]])
})

test('a spare part is found by its number and title once it is published, and by the number it replaces', async () => {
  const search = async (q: string): Promise<string[]> =>
    (await products.app.call(`/api/spares/search?q=${q}`))
      .json()
      .data.items.map(({ number }: { number: string }) => number)
  const { id } = await products.made({ ...PAD, title: 'Quietpad' })
  expect(await search('quietpad')).toEqual([])
  await products.change(id, 'publish')
  expect(await search('quietpad')).toEqual(['NK-P-BRK-901'])
  expect(await search('brk901')).toEqual(['NK-P-BRK-901'])
  const newer = await products.published({ ...PAD, number: 'NK-P-BRK-902', title: 'Newpad' })
  const changed = { ...PAD, title: 'Quietpad', spare: { ...PAD.spare, superseded_by: newer } }
  const { data } = (await products.change(id, '', changed)).json()
  expect(data).toMatchObject({ spare: { superseded_by: newer }, linked: [{ id: newer, title: 'Newpad' }] })
  expect((await search('brk901')).toSorted()).toEqual(['NK-P-BRK-901', 'NK-P-BRK-902'])
  await products.change(newer, 'unpublish')
  const [old] = (await products.app.call('/api/spares/search?q=quietpad')).json().data.items
  expect(old).toMatchObject({ number: 'NK-P-BRK-901', superseded_by: null })
  await products.change(newer, 'publish')
  await products.change(id, 'unpublish')
  expect(await search('brk901')).toEqual(['NK-P-BRK-902'])
})

test('a family counts the spare parts that are in the shop', async () => {
  const count = async () => {
    const { families } = (await products.app.call('/api/spares')).json().data
    return families.find(({ code }: { code: string }) => code === 'BRK').count
  }
  const before = await count()
  const { id } = await products.made({ ...PAD, number: 'NK-P-BRK-905' })
  expect(await count()).toBe(before)
  await products.change(id, 'publish')
  expect(await count()).toBe(before + 1)
})

test('a change of a spare part’s facts alone counts as a change, too', async () => {
  const { id, version } = await products.made({ ...PAD, number: 'NK-P-BRK-903' })
  const details = { ...PAD, number: 'NK-P-BRK-903', spare: { ...PAD.spare, torque_nm: 7.5 } }
  const { data } = (await products.change(id, '', details)).json()
  expect([data.version, data.spare.torque_nm]).toEqual([version + 1, 7.5])
  expect((await auditOf(id)).at(-1)?.after).toMatchObject({ spare: { torque_nm: 7.5 } })
})

test('on which condition a part fits is written apart from its note, and shown before it', async () => {
  const told = { fit_condition: ' Only with the belt drive. ', note: 'Worn after 900 km.' }
  const details = { ...PAD, number: 'NK-P-BRK-907', spare: { ...PAD.spare, ...told } }
  const id = await products.published(details)
  expect((await products.read(id)).spare).toMatchObject({
    fit_condition: 'Only with the belt drive.',
    note: 'Worn after 900 km.',
  })
  expect((await products.app.call(`/api/spares/${id}`)).json().data).toMatchObject({
    fit_condition: 'Only with the belt drive.',
    note: 'Only with the belt drive. Worn after 900 km.',
  })
  const cleared = { ...details, spare: { ...details.spare, fit_condition: ' ' } }
  expect((await products.change(id, '', cleared)).json().data.spare.fit_condition).toBeNull()
})

test('a spare part is listed at the pieces of the exploded bike that staff choose, of which others are refused', async () => {
  const details = { ...PAD, number: 'NK-P-BRK-906', fits_bikes: ['nyx'] }
  const at = (...pieces: string[]) => ({ ...details, spare: { ...PAD.spare, pieces } })
  const id = await products.published(details)
  expect((await products.change(id, '', at('front-brake', 'rear-brake'))).statusCode).toBe(200)
  expect((await products.read(id)).spare?.pieces).toEqual(['front-brake', 'rear-brake'])
  expect((await auditOf(id)).at(-1)?.after).toMatchObject({
    spare: { pieces: ['front-brake', 'rear-brake'] },
  })
  const { spares } = (await products.app.call('/api/spares/exploded?bike=nyx')).json().data
  const listed = spares.find(({ number }: { number: string }) => number === 'NK-P-BRK-906')
  expect(listed.pieces).toEqual(['front-brake', 'rear-brake'])
  const refused = await products.change(id, '', at('bell'))
  expect([refused.statusCode, Object.keys(refused.json().data)]).toEqual([422, ['spare.pieces.0']])
})

test('a spare part without a number, of no family or that ends before it begins is refused', async () => {
  const wrong = [
    { ...PAD, number: null },
    { ...PAD, number: 'NK-P-BRK-904', spare: { ...PAD.spare, family_code: 'XXX' } },
    { ...PAD, number: 'NK-P-BRK-904', spare: { ...PAD.spare, year_to: 2020 } },
  ]
  for (const details of wrong)
    expect((await products.create({ kind: 'spare', ...details })).statusCode).toBe(422)
})

test('variants keep what they share with their product', async () => {
  const id = await products.published()
  await products.change(id, 'variants', { ...SIZE_M, price: 12 })
  const { data } = (await products.change(id, '', { ...BELL, title: 'Gong', category: 'light' })).json()
  expect(data.variants).toMatchObject([{ title: 'Gong, M' }])
  const [variant] = data.variants
  const row = await products.app.db
    .selectFrom('products')
    .select('category')
    .where('id', '=', variant.id)
    .executeTakeFirst()
  expect(row).toEqual({ category: 'light' })
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody reads or writes: %i', async (flag, status) => {
  const as = flag === null ? '' : (await products.app.member(flag)).token
  const { id } = await products.made()
  const answers = [
    await products.list('', as),
    await products.list('/counts', as),
    await products.list('/export', as),
    await products.app.call(`/api/backoffice/products/${id}`, { as }),
    await products.write(id, 'publish', { version: 1 }, as),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status))
})
