import { Scene } from './scene.tsx'
import styles from './scene.module.css'

/** A drawing: an open, empty parcel. */
export const NoOrdersScene = () => (
  <Scene>
    <path className={styles.paper} d="m72 84 48-16 48 16v40l-48 17-48-17z" />
    <path className={styles.faint} d="M120 68v26" />
    <path d="m72 84 48 17 48-17M120 101v40" />
    <path className={styles.paper} d="m72 84-16 14 47 17 17-14zM168 84l16 14-47 17-17-14z" />
    <path d="m72 84-14-13 47-16 15 13zM168 84l14-13-47-16-15 13z" />
    <path className={styles.faint} d="M84 128v-8m6 10v-8" />
    <path className={styles.copper} d="M120 46V32M98 48l-6-12m50 12 6-12" />
  </Scene>
)
