import { Scene } from './scene.tsx'
import styles from './scene.module.css'

/** A drawing: a magnifying glass over a list without matches. */
export const NoResultsScene = () => (
  <Scene>
    <rect className={styles.paper} x="66" y="34" width="82" height="106" rx="9" />
    <path className={styles.faint} d="M80 54h40M80 72h54M80 90h30m-30 18h38m-38 18h24" />
    <circle className={styles.paper} cx="148" cy="92" r="28" />
    <path className={styles.faint} d="M131 88a18 18 0 0 1 12-13" />
    <path strokeWidth="5" d="m169 113 19 21" />
    <path className={styles.copper} d="M139 98h18" />
  </Scene>
)
