/** How long the answers that came with the page are shown as they are: their sections may be near only minutes later. */
export const STALE_MS = 10 * 60_000
