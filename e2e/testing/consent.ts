import type { Page } from '@playwright/test'

/** The question about consent comes 1.5 s after hydrating; a visitor whose browser answers it isn't asked. */
export const answerConsentByBrowser = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
