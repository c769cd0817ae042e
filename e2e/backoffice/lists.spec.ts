import type { Locator } from '@playwright/test'

import { DESKTOP, PHONE } from '../every-page/check-page.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LISTS = [
  'orders',
  'customers',
  'returns',
  'products',
  'stock',
  'parts',
  'rules',
  'promo-codes',
  'tickets',
  'audit-log',
]

/** Returns the lower edges of a list's fields, each once. */
const rowsOf = (tools: Locator) =>
  tools.evaluate((element) => [
    ...new Set(
      [...element.querySelectorAll('input, select')]
        .filter((field) => field.checkVisibility())
        .map((field) => Math.round(field.getBoundingClientRect().bottom)),
    ),
  ])

/** Returns by how many pixels the placeholder of a field is wider than its room. */
const cutOff = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => {
    const context = document.createElement('canvas').getContext('2d')!
    const { font } = getComputedStyle(element, '::placeholder')
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    context.font = font
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return context.measureText(element.placeholder).width - room
  })

test('the fields of a list stand in one row on a desktop, and a phone shows what to search for', async ({
  page,
  site,
}) => {
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  for (const list of LISTS) {
    await page.setViewportSize(DESKTOP)
    await open(page, `/backoffice/${list}`)
    const tools = page.getByRole('main').getByRole('search')
    await expect(tools).toBeVisible()
    expect.soft(await rowsOf(tools), `${list}: one row`).toHaveLength(1)
    await page.setViewportSize(PHONE)
    expect.soft(await cutOff(tools.getByRole('searchbox')), `${list}: placeholder`).toBeLessThanOrEqual(0)
  }
})

test('a table of orders is no wider than the page’s own column', async ({ page, site }) => {
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  await page.setViewportSize(DESKTOP)
  await open(page, '/backoffice/orders')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const beyond = await table.evaluate(
    (element) => element.getBoundingClientRect().right - element.parentElement!.getBoundingClientRect().right,
  )
  expect(beyond).toBeLessThanOrEqual(1)
})

const TABLES = [
  ['', 'Latest orders'],
  ['/stock/product/9', 'Stock changes'],
  ['/stock/product/1', 'Stock of each variant'],
  ['/products/1', 'Variants, their prices and stock'],
  ['/promo-codes/1', 'Orders with this code'],
] as const

test('a phone shows every column of the tables, none of which scrolls sideways in its frame', async ({
  page,
  site,
}) => {
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  await page.setViewportSize(PHONE)
  for (const [path, name] of TABLES) {
    await open(page, `/backoffice${path}`)
    await expect(page.getByRole('region', { name, exact: true }).locator('tbody tr').first()).toBeVisible()
    await expect(page.locator('[data-fit="wide"]:visible'), name).toHaveCount(0)
  }
})
