const LONG_MS = 60_000
const WHOLE_MS = 900_000

/**
 * Ships all orders that are ready as an admin does: selects them all, pastes their tracking numbers, and stops the run in
 * the middle before it goes on. Returns how many were done at the stop, and the whole run's seconds.
 * @param {import('@playwright/test').Page} page
 * @param {{ site: string, orders: number }} what
 */
export async function shipAll(page, { site, orders }) {
  page.setDefaultTimeout(LONG_MS)
  await page.goto(`${site}/login?continue=${encodeURIComponent('/backoffice/orders?status=ready_to_ship')}`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email', { exact: true }).fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('ride-nireeka-2021')
  await page.getByRole('button', { name: 'Log in' }).click()
  // The demo's own orders that are ready aren't among those that are counted.
  await page.getByRole('searchbox', { name: 'Search orders' }).waitFor()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: /^Select all \d/ }).click()
  const selected = page.getByRole('region', { name: 'Selected rows' })
  const count = await untilCounted(selected.getByRole('status'), orders)
  await selected.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByRole('combobox', { name: 'Carrier' }).selectOption('UPS')
  const numbers = Array.from({ length: count }, (_, at) => `1Z${String(100_000 + at)}`).join('\n')
  const first = page.getByRole('textbox', { name: /^Tracking number of order/ }).first()
  await first.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, numbers)
  await page.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
  const begun = performance.now()
  const run = page.getByRole('dialog', { name: 'Shipping' })
  const done = run.getByText('Done', { exact: true })
  await done.nth(Math.floor(count / 3)).waitFor({ state: 'attached', timeout: WHOLE_MS })
  await run.getByRole('button', { name: 'Stop' }).click()
  await run.getByRole('button', { name: 'Continue' }).waitFor()
  // What was running at the stop is finished.
  await run.getByText('Running', { exact: true }).first().waitFor({ state: 'detached' })
  const stoppedAt = await done.count()
  await run.getByRole('button', { name: 'Continue' }).click()
  await done.nth(count - 1).waitFor({ state: 'attached', timeout: WHOLE_MS })
  return { stoppedAt, seconds: (performance.now() - begun) / 1000 }
}

/**
 * Waits until at least this many rows are selected; returns how many are.
 * @param {import('@playwright/test').Locator} status
 * @param {number} least
 */
async function untilCounted(status, least) {
  for (;;) {
    const count = Number((await status.textContent())?.replaceAll(/\D/g, ''))
    if (count >= least) return count
    await status.page().waitForTimeout(200)
  }
}
