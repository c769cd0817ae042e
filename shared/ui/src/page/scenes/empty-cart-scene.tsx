import { Scene } from './scene.tsx'
import styles from './scene.module.css'

/** A drawing: an empty basket on a handlebar with a price tag. */
export const EmptyCartScene = () => (
  <Scene>
    <path className={styles.paper} d="M72 78h96l-9 54a8 8 0 0 1-8 7H89a8 8 0 0 1-8-7z" />
    <path className={styles.faint} d="m92 78 6 61M120 78v61m28-61-6 61M75 96h90m-87 20h84" />
    <rect className={styles.paper} x="64" y="68" width="112" height="12" rx="6" />
    <path d="M84 68c0-46 72-46 72 0" />
    <path className={styles.copper} d="M166 80q2 10 9 14m-5-2 14 5-6 18-14-5z" />
    <path className={styles.copper} d="M174 98h.1" />
  </Scene>
)
