/** The Chromium or Chrome that `npm test` found; undefined leaves the choice to Playwright. */
export const browserPath = () => process.env['CHROMIUM_PATH']
