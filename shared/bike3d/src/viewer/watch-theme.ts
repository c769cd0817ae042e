import type { StudioTheme } from './scene/live-studio.ts'

const DARK = '(prefers-color-scheme: dark)'

/** Returns the theme that the page shows: the chosen one, or else the system's. */
function shownTheme(): StudioTheme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

/** Tells of the theme now and after each change; returns the function that stops this. */
export function watchTheme(tell: (theme: StudioTheme) => void): () => void {
  const system = matchMedia(DARK)
  const look = () => tell(shownTheme())
  const choice = new MutationObserver(look)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', look)
  look()
  return () => {
    choice.disconnect()
    system.removeEventListener('change', look)
  }
}
