import { useStream } from '@nireeka/kit'

import styles from './progress.module.css'
import { useShell } from './shell-context.ts'

/** Runs from the start of a route change until it completes or fails (spec, section 2). */
export function Progress() {
  const { navigation } = useShell()
  const progress = useStream(navigation.progress$)
  if (progress === 'idle') return null
  return (
    <div className={`${styles.bar} ${styles[progress]}`} role="progressbar" aria-label="Loading the page" />
  )
}

/** Says the name of each page that was gone to, once. */
export function Announcer() {
  const { navigation } = useShell()
  return (
    <p className="visually-hidden" aria-live="polite">
      {useStream(navigation.announced$)}
    </p>
  )
}
