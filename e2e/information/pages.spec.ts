import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one reads the manual chapter by chapter, and its search asks the server', async ({ page }) => {
    await page.goto('/user-manual?bike=nyx')
    await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Suspension' }).click()
    await expect(page.getByRole('heading', { name: 'Rigid fork' })).toBeVisible()
    await page.getByRole('link', { name: 'Tyres and pressure' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyres and pressure')
    await page.getByRole('link', { name: 'User manual' }).first().click()
    await page.getByLabel('Search this manual').fill('blinks')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 section with “blinks”')).toBeVisible()
    expect(page.url()).toContain('bike=nyx')
  })
})

test('About us says what we do above people riding, then shows numbers, people and a timeline; the badge leads to its issuer', async ({
  page,
}) => {
  await open(page, '/about-us')
  await expect(page.getByText('We build three electric bikes')).toBeInViewport()
  await expect(page.getByRole('img', { name: /^Drawing of two people riding/ })).toBeInViewport()
  await expect(page.getByRole('definition').first()).toHaveText('3')
  await expect(page.getByRole('heading', { level: 3, name: 'Ada Steward' })).toBeVisible()
  await expect(page.getByText('2021', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Safe shop 2022, Open Trade Institute' }).click()
  await expect(page.getByRole('heading', { name: 'An independently tested shop' })).toBeInViewport()
})

test('an answer leads on to the page it is about, and a person can be called', async ({ page }) => {
  await open(page, '/faq#where-is-my-order')
  await expect(page.getByRole('link', { name: 'Orders', exact: true }).first()).toHaveAttribute(
    'href',
    '/dashboard/orders',
  )
  await page
    .getByRole('navigation', { name: 'Jump to a topic' })
    .getByRole('link', { name: 'Ask a person' })
    .click()
  await expect(page.getByRole('link', { name: '+1 555-0100' })).toBeInViewport()
})

test('one subscribes to the newsletter on its page, where an issue is shown', async ({ page }) => {
  await open(page, '/newsletter')
  const form = page.getByRole('form', { name: 'Subscribe' })
  await form.getByLabel('Your email').fill('nora@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you! We’ve sent you an email')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sample issue' })).toBeVisible()
})

test('the warranty’s summary leads to its table, and a claim begins at the heading', async ({ page }) => {
  await open(page, '/warranty')
  const summary = page.getByRole('region', { name: 'In short' })
  await expect(summary.getByRole('link', { name: 'register it' })).toHaveAttribute(
    'href',
    '/dashboard/bikes#register',
  )
  await summary.getByRole('link', { name: 'How long' }).click()
  await expect(page.getByRole('row', { name: /^Battery 2 years or 300 charge cycles/ })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Start a claim' })).toHaveAttribute(
    'href',
    '/dashboard/support/new?subject=Warranty+claim',
  )
})

test('returns begin at the orders, and their steps stand in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/rrpolicy')
  const tops = await page
    .getByRole('listitem')
    .filter({ hasText: /^[1-4]\. / })
    .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)))
  expect(tops).toEqual(Array(4).fill(tops[0]))
  await expect(page.getByRole('link', { name: 'Start a return' })).toHaveAttribute(
    'href',
    '/dashboard/orders',
  )
})

for (const address of [
  '/user-manual/service-plan?bike=nireeka-homie#torques',
  // As links were while the manual was one page.
  '/user-manual?bike=nireeka-homie#torques',
]) {
  test(`a link into the manual leads to its section: ${address}`, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'Torques' })).toBeInViewport()
    await expect(page).toHaveURL('/user-manual/service-plan?bike=nireeka-homie#torques')
  })
}

test('all chapters are printed from one page', async ({ page }) => {
  await open(page, '/user-manual/brakes?bike=nyx')
  await page.getByRole('link', { name: 'Print the manual' }).click()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Rigid fork' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
})
