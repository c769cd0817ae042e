import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedBikes } from '../../testing/bike-shopping.ts'
import { seedSpares } from '../../../seed/spares.ts'
import { openProducts, type Products } from './testing/products.ts'

let products: Products
beforeAll(async () => {
  products = await openProducts()
  const { db } = products.app
  await seedBikes(db)
  await seedAccessories(db)
  await seedSpares(db)
  await db.updateTable('products').set({ hidden: true }).where('id', '=', 3).execute()
  await db.updateTable('products').set({ image: null }).where('id', 'in', [4, 9]).execute()
  await db.updateTable('products').set({ number: 'NK-HELM-M' }).where('id', '=', 10_104).execute()
})
afterAll(() => products.app.close())

const ids = async (query: string): Promise<number[]> =>
  (await products.list(query)).json().data.items.map(({ id }: { id: number }) => id)
const rows = async (query: string) => (await products.list(query)).json().data.items

test('a row is a product with its variants, their lowest and highest price and their whole stock', async () => {
  const [helmet] = await rows('?search=city helmet')
  const stocks = helmet.variants.map(({ stock }: { stock: number }) => stock)
  expect(helmet).toMatchObject({ id: 1, kind: 'accessory', price: 119, is_published: true })
  expect(helmet.variants).toHaveLength(9)
  expect(helmet.variants[3]).toMatchObject({
    number: 'NK-HELM-M',
    options: [
      { name: 'Size', value: 'M' },
      { name: 'Colour', value: 'Graphite' },
    ],
  })
  expect(helmet.stock).toBe(stocks.reduce((sum: number, stock: number) => sum + stock, 0))
})

test('bikes and variants have no rows of their own, and every product has one', async () => {
  const { data } = (await products.list()).json()
  const { total } = await products.app.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', 'in', ['accessory', 'spare'])
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow()
  expect(data.total).toBe(total)
  const pages = Array.from({ length: Math.ceil(total / 50) }, (_, index) => index + 1)
  const all: number[] = []
  for (const page of pages) all.push(...(await ids(`?page=${page}&sort=stock_up`)))
  expect(new Set(all).size).toBe(total)
})

test.each([
  ['?search=nk-helm', [1]],
  ['?search=NK-P-BRK-101', 1],
  ['?search=helm cit', [1]],
  ['?search=hélmet cíty', [1]],
  ['?search=---', []],
  ['?search=%25', []],
  ['?status=unpublished', [3]],
  ['?picture=none&kind=accessory', [4, 9]],
])('%s finds %j', async (query, found) => {
  const it = await ids(query)
  expect(typeof found === 'number' ? it.length : it).toEqual(found)
})

test.each([
  ['title', 'title', 1],
  ['title_down', 'title', -1],
  ['price_up', 'price', 1],
  ['price_down', 'price', -1],
  ['stock_up', 'stock', 1],
  ['stock_down', 'stock', -1],
  ['newest', 'added_on', -1],
  ['oldest', 'added_on', 1],
] as const)('%s sorts by the %s', async (sort, name, direction) => {
  const values: Array<string | number | null> = (await rows(`?sort=${sort}`)).map(
    (row: Record<string, string | number | null>) => row[name],
  )
  const order = new Intl.Collator('und').compare
  const compare = (a: string | number | null, b: string | number | null) =>
    typeof a === 'string' && typeof b === 'string'
      ? order(a, b)
      : Number(a ?? Infinity) - Number(b ?? Infinity)
  expect(values.length).toBe(50)
  expect(values).toEqual(values.toSorted((a, b) => compare(a, b) * direction || 0))
})

test('the numbers of the chips follow the other filters', async () => {
  const counts = async (query = '') => (await products.list(`/counts${query}`)).json().data
  const { published, unpublished } = await counts()
  const { total: all } = (await products.list()).json().data
  expect([unpublished, published]).toEqual([1, all - 1])
  expect(await counts('?search=city helmet')).toEqual({ published: 1, unpublished: 0 })
  const { total } = (await products.list('?kind=spare&category=BRK')).json().data
  expect(await counts('?kind=spare&category=BRK')).toEqual({ published: total, unpublished: 0 })
})

test('the file has each product with its variants below it', async () => {
  const answer = await products.list('/export?search=city helmet')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="products.csv"')
  const [heading, parent, first, ...rest] = answer.body.trimEnd().split('\r\n')
  expect(heading).toBe('\uFEFFid,variant_of,kind,category,number,title,options,price,stock,status,added_on')
  expect(parent).toMatch(/^1,,accessory,helmet,,City helmet with light,,119\.00,\d+,published,20/)
  expect(first).toMatch(
    /^10101,1,accessory,helmet,,"City helmet with light, S, Graphite","Size: S, Colour: Graphite",119\.00,12,/,
  )
  expect(rest).toHaveLength(8)
})
