import { storage } from '@nireeka/kit/storage'

/** "system" follows the device's setting. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value)

export const chosenTheme = (): Theme => {
  const stored = storage.read('theme')
  return isTheme(stored) ? stored : 'system'
}

/** Shows the chosen theme, as `theme-script.ts` does before anything is rendered. */
function showTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

const listeners = new Set<() => void>()

/** Stores the choice in this browser and shows it at once. Where nothing can be stored it lasts until the page is closed. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') storage.clear('theme')
  else storage.write('theme', theme)
  changed(theme)
}

function changed(theme: Theme) {
  showTheme(theme)
  for (const listener of listeners) listener()
}

/** Calls back on every theme change, also in another tab. Returns the function that stops this. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener)
  const stop = storage.watch('theme', () => changed(chosenTheme()))
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Returns the theme that is shown now. */
export const shownTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}
