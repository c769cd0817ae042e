import type { Page } from '@playwright/test'

/**
 * Stores an answer to the consent question in the browser, because the banner would otherwise appear 1.5 s after
 * hydration.
 */
export const answerConsentByBrowser = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
