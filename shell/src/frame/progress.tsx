import { useStream } from '@nireeka/kit'

import styles from './progress.module.css'
import { useShell } from './shell-context.ts'

/** Runs from the start of a route change until it completes or fails. */
export function Progress() {
  const { remotes } = useShell()
  const states = useStream(remotes.states$)
  const isLoading = Object.values(states).some((state) => state.status === 'loading')
  return isLoading ? <div className={styles.bar} role="progressbar" aria-label="Loading the page" /> : null
}
