import { Scene } from './scene.tsx'
import styles from './scene.module.css'

/** A drawing: a signpost without names, and a track that goes around it. */
export const LostPageScene = () => (
  <Scene>
    <path className={styles.faint} d="M22 140c26-30 46-34 74-4m62 4c20-26 38-28 60 0" />
    <path className={styles.paper} d="M117 30a3 3 0 0 1 6 0v110h-6z" />
    <path className={styles.paper} d="M110 40h52l13 12-13 12h-52a3 3 0 0 1-3-3V43a3 3 0 0 1 3-3z" />
    <path className={styles.paper} d="M130 74H86L73 86l13 12h44a3 3 0 0 0 3-3V77a3 3 0 0 0-3-3z" />
    <path
      className={styles.copper}
      strokeDasharray="1 6"
      d="M20 154c60 2 96-2 130-12 24-8 20-22-2-22-30 0-74 4-72 16 2 14 70 18 144 16"
    />
  </Scene>
)
