import { useId, useSyncExternalStore } from 'react'

import { chooseTheme, shownTheme, type Theme, THEMES, watchTheme } from './theme.ts'
import styles from './theme.module.css'

const NAMES: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' }
const PATHS: Record<Theme, string> = {
  system: 'M4 5h16v11H4zM9 20h6m-3-4v4',
  light: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2',
  dark: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10',
}

/** Radio buttons for the light theme, the dark theme, or the device's setting. */
export function ThemeChoice() {
  const name = useId()
  const shown = useSyncExternalStore(watchTheme, shownTheme, () => 'system' as const)
  return (
    <fieldset className={styles.choice}>
      <legend>Appearance</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            checked={shown === theme}
            onChange={() => chooseTheme(theme)}
            className="visually-hidden"
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={PATHS[theme]} />
          </svg>
          {NAMES[theme]}
        </label>
      ))}
    </fieldset>
  )
}
