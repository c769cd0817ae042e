import { storage } from '@nireeka/kit/storage'

/** "system" follows the device, by day and by night. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value)

export const chosenTheme = (): Theme => {
  const kept = storage.read('theme')
  return isTheme(kept) ? kept : 'system'
}

/** Shows the theme that is chosen; `theme-script.ts` does the same before anything is drawn. */
function showTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

const listeners = new Set<() => void>()

/** Keeps the choice for this browser and shows it at once; where nothing can be kept it lasts as long as the page. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') storage.clear('theme')
  else storage.write('theme', theme)
  changed(theme)
}

function changed(theme: Theme) {
  showTheme(theme)
  for (const listener of listeners) listener()
}

/** Calls back on every change, another tab's too. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener)
  const stop = storage.watch('theme', () => changed(chosenTheme()))
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** What is shown now. */
export const shownTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}
