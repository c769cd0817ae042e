/**
 * Returns the media query of a picture for the dark theme. The server doesn't know the chosen theme, so there it follows
 * the system's; the inline script of every page corrects it, now and whenever a theme is chosen.
 */
export function darkMedia() {
  const chosen = typeof document === 'object' && document.documentElement.dataset.theme
  return chosen ? (chosen === 'dark' ? 'all' : 'not all') : '(prefers-color-scheme: dark)'
}
