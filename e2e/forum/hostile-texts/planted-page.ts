import type { Page } from '@playwright/test'

const PAGE = '<header><a href="/">Home</a></header><div dir="auto"></div><script src="/planted.js"></script>'

/** Opens a page that puts a text into its HTML, as none of ours may, with these headers. */
export async function openPlanted(page: Page, text: string, headers: Record<string, string> = {}) {
  const script = `document.querySelector('[dir]').innerHTML = ${JSON.stringify(text)}`
  await page.route('**/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', headers, body: PAGE }))
  await page.goto('/planted')
}
