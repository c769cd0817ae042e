import type { Page } from '@playwright/test'

import { expect, test } from '../testing/site.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Only with your yes' })

/** Everything that is gated: the code that measures, and what it sends. */
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

test('before an answer and after a no nothing is loaded, measured or kept', async ({ page }) => {
  const gated = listen(page)
  await page.goto('/faq')
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Only what is needed' }).click()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await hide(page)
  expect(gated).toEqual([])
  expect(await stored(page)).toEqual(['consent'])
  await expect(card(page)).toHaveCount(0)
})

test('after a yes the figures of the visit are sent, without anything of the visitor', async ({ page }) => {
  // What a beacon carries is seen by the page alone.
  await page.addInitScript(() => {
    const beacons: unknown[] = []
    const send = navigator.sendBeacon.bind(navigator)
    Object.assign(window, { beacons })
    navigator.sendBeacon = (url, body) => {
      beacons.push(body)
      return send(url, body)
    }
  })
  await page.goto('/')
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

test('Global Privacy Control is an answer: nobody is asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const gated = listen(page)
  await page.goto('/faq')
  await page.waitForLoadState('networkidle')
  await expect(card(page)).toHaveCount(0)
  expect(gated).toEqual([])
})

test('the choice can be changed in the settings, and another tab follows', async ({ page, context }) => {
  await page.goto('/privacypolicy')
  const other = await context.newPage()
  await other.goto('/terms')
  await expect(card(other)).toBeVisible()
  const settings = page.getByRole('region', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: 'Memory in this browser' }).check()
  await settings.getByRole('button', { name: 'Save my choice' }).click()
  await expect(settings.getByText('You allow the memory in this browser.')).toBeVisible()
  await expect(card(other)).toBeHidden()

  await other.goto('/user-manual')
  await other.getByRole('link', { name: 'Nyx', exact: true }).click()
  await expect.poll(() => stored(other)).toEqual(['consent', 'manualBike'])
  await settings.getByRole('button', { name: 'Only what is needed' }).click()
  await expect.poll(() => stored(page)).toEqual(['consent'])
})

test('what the keyboard reaches on a phone is never below the card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/configurator/nyx')
  await expect(card(page)).toBeVisible()
  const size = page.getByRole('radio').first()
  await page.getByRole('tab', { name: 'Size' }).focus()
  for (let steps = 0; steps < 10 && !(await size.evaluate((it) => it === document.activeElement)); steps++) {
    await page.keyboard.press('Tab')
  }
  await expect(size).toBeFocused()
  const top = async () => (await card(page).boundingBox())!.y
  const foot = () => size.evaluate((it) => (it.closest('label') ?? it).getBoundingClientRect().bottom)
  await expect.poll(async () => (await foot()) <= (await top())).toBe(true)
})

for (const width of [390, 1440]) {
  test(`the card moves nothing and covers no price at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/configurator/nyx')
    await expect(card(page)).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = document
            .querySelector('section[aria-labelledby="consent-heading"]')!
            .getBoundingClientRect()
          const buttons = [...document.querySelectorAll('main button')].filter((button) =>
            /cart/i.test(button.textContent),
          )
          return buttons.every((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect()
            return right < box.left || left > box.right || bottom <= box.top || top >= box.bottom
          })
        }),
      )
      .toBe(true)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })
}
