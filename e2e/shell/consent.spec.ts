import type { Page } from '@playwright/test'

import { tabTo } from '../testing/keyboard.ts'
import { watchLayoutShift } from '../testing/layout-shift.ts'
import { open, reload, whenIdle } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Your privacy' })

/** Records the requests that need consent: the measuring code and its beacons. */
function listen(page: Page) {
  const gated: string[] = []
  page.on('request', (request) => {
    if (/statistics|\/api\/vitals/.test(request.url())) gated.push(request.url())
  })
  return gated
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Longer than the delay before the page asks for consent or measures. */
const REST_MS = 5000

test('before an answer and after a no nothing is loaded, measured or kept', async ({ page }) => {
  const gated = listen(page)
  await page.clock.install()
  await open(page, '/faq')
  await page.clock.fastForward(REST_MS)
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Only what is needed' }).click()
  await expect(card(page)).toBeHidden()
  await reload(page)
  await page.clock.fastForward(REST_MS)
  await whenIdle(page)
  await hide(page)
  expect(gated).toEqual([])
  expect(await stored(page)).toEqual(['consent'])
  await expect(card(page)).toHaveCount(0)
})

test('after a yes the figures of the visit are sent, without anything of the visitor', async ({ page }) => {
  // Records beacons in the page, because Playwright can't read their bodies.
  await page.addInitScript(() => {
    const beacons: unknown[] = []
    const send = navigator.sendBeacon.bind(navigator)
    Object.assign(window, { beacons })
    navigator.sendBeacon = (url, body) => {
      beacons.push(body)
      return send(url, body)
    }
  })
  await open(page, '/')
  const chunk = page.waitForResponse(/statistics/)
  await card(page).getByRole('button', { name: 'Allow all' }).click()
  await chunk
  const [answer] = await Promise.all([page.waitForResponse('**/api/vitals'), hide(page)])
  expect(answer.status()).toBe(200)
  const [sent = ''] = await page.evaluate(() =>
    Promise.all((window as unknown as { beacons: Blob[] }).beacons.map((blob) => blob.text())),
  )
  const body = JSON.parse(sent) as { page: string; measures: Array<{ name: string; value: number }> }
  expect(body.page).toBe('home')
  expect(Object.keys(body)).toEqual(['page', 'measures'])
  expect(body.measures.every((measure) => Object.keys(measure).join() === 'name,value')).toBe(true)
})

test('the choice can be changed in the settings, and another tab follows', async ({ page, context }) => {
  await open(page, '/privacypolicy')
  const other = await context.newPage()
  await open(other, '/terms')
  await expect(card(other)).toBeVisible()
  const settings = page.getByRole('region', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: 'Memory in this browser' }).check()
  await settings.getByRole('button', { name: 'Save my choice' }).click()
  await expect(settings.getByText('You allow the memory in this browser.')).toBeVisible()
  await expect(card(other)).toBeHidden()

  await open(other, '/user-manual')
  await other.getByRole('link', { name: 'Nyx', exact: true }).click()
  await expect.poll(() => stored(other)).toEqual(['consent', 'manualBike'])
  await settings.getByRole('button', { name: 'Only what is needed' }).click()
  await expect.poll(() => stored(page)).toEqual(['consent'])
})

/** Returns whether the consent card covers no buy button. */
const coversNoPrice = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('section[aria-labelledby="consent-heading"]')!.getBoundingClientRect()
    const buttons = [...document.querySelectorAll('main button')].filter(({ textContent }) =>
      /cart/i.test(textContent),
    )
    return buttons.every((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return right < box.left || left > box.right || bottom <= box.top || top >= box.bottom
    })
  })

for (const width of [390, 1440]) {
  test(`the card moves nothing and covers neither a price nor what the keyboard reaches at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchLayoutShift(page)
    await open(page, '/configurator/nyx')
    await expect(card(page)).toBeVisible()
    await expect.poll(() => coversNoPrice(page)).toBe(true)
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: Array<{ value: number }> }).shifts,
    )
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)

    const size = page.getByRole('radio', { disabled: false }).first()
    await page.getByRole('tab', { name: 'Size' }).focus()
    await tabTo(page, size)
    const isFree = async () => {
      const { x, y, width: across } = (await card(page).boundingBox())!
      const label = await size.evaluate((it) => (it.closest('label') ?? it).getBoundingClientRect().toJSON())
      return label.bottom <= y || label.right <= x || label.left >= x + across
    }
    await expect.poll(isFree).toBe(true)
  })
}
