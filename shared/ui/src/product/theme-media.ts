/**
 * Returns the media query of a picture for one theme. The server doesn't know the chosen theme, so there it follows the
 * system's; the inline script of every page corrects it before the picture is shown.
 */
export function mediaOf(theme: 'light' | 'dark'): string {
  const chosen = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme
  if (chosen === undefined) return theme === 'dark' ? SYSTEM_DARK : `not all and ${SYSTEM_DARK}`
  return chosen === theme ? 'all' : 'not all'
}

const SYSTEM_DARK = '(prefers-color-scheme: dark)'

/** Has all pictures of the page follow a theme that has just been chosen. */
export function updateDarkSources() {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media = mediaOf('dark')
}
