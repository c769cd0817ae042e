import { useStream } from '@nireeka/kit'

import styles from './progress.module.css'
import { useShell } from './shell-context.ts'

/** Shows a bar that runs from the start of a route change until it completes or fails (spec, section 2). */
export function Progress() {
  const { navigation } = useShell()
  const progress = useStream(navigation.progress$)
  if (progress === 'idle') return null
  return (
    <div className={`${styles.bar} ${styles[progress]}`} role="progressbar" aria-label="Loading the page" />
  )
}

/** Announces the name of each new page to screen readers, once. */
export function Announcer() {
  const { navigation } = useShell()
  return (
    <p className="visually-hidden" aria-live="polite">
      {useStream(navigation.announced$)}
    </p>
  )
}
