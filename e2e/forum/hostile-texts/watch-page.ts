import type { Page } from '@playwright/test'

/**
 * Records what hostile texts do in a page from now on: scripts that run, dialogs, blocked contents, and requests and
 * navigations to other sites. Returns the list, which grows.
 */
export async function watchPage(page: Page, site: string): Promise<string[]> {
  const seen: string[] = []
  const isElsewhere = (address: string) => /^(https?|wss?):/.test(address) && !address.startsWith(`${site}/`)
  await page.exposeFunction('hit', () => void seen.push('a script ran'))
  await page.exposeFunction('blocked', (what: string) => void seen.push(`blocked: ${what}`))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { blocked: (what: string) => void }).blocked(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  )
  page.on('dialog', (dialog) => {
    seen.push(`a dialog opened: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', () => seen.push('a window opened'))
  page.on('request', (request) => {
    if (isElsewhere(request.url())) seen.push(`requested ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (isElsewhere(frame.url())) seen.push(`went to ${frame.url()}`)
  })
  return seen
}
