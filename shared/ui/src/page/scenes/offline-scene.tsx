import { Scene } from './scene.tsx'
import styles from './scene.module.css'

/** A drawing: a charger's plug beside its socket, unplugged. */
export const OfflineScene = () => (
  <Scene>
    <path className={styles.pine} d="M22 118c34 0 26-36 56-36" />
    <path className={styles.paper} d="M78 66h22a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H78z" />
    <path className={styles.faint} d="M86 74v16m8-16v16" />
    <path d="M108 76h12m-12 12h12" />
    <path
      className={styles.paper}
      d="M152 60h10a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-10a6 6 0 0 1-6-6V66a6 6 0 0 1 6-6z"
    />
    <path d="M146 76h8m-8 12h8" />
    <path className={styles.pine} d="M172 82c28 0 18 36 46 36" />
    <path className={styles.copper} d="M132 62V50m-9 14-6-9m24 9 6-9" />
  </Scene>
)
