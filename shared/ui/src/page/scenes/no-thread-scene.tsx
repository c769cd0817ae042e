import { Scene } from './scene.tsx'
import styles from './scene.module.css'

/** A drawing: a speech bubble, and a dashed one for the answer that is still to come. */
export const NoThreadScene = () => (
  <Scene>
    <path
      className={styles.paper}
      d="M64 30h84a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H92l-18 17V94H64a14 14 0 0 1-14-14V44a14 14 0 0 1 14-14z"
    />
    <path className={styles.faint} d="M68 52h70M68 66h48" />
    <path
      className={styles.paper}
      strokeDasharray="5 6"
      d="M120 82h62a13 13 0 0 1 13 13v16a13 13 0 0 1-13 13h-6v15l-17-15h-39a13 13 0 0 1-13-13V95a13 13 0 0 1 13-13z"
    />
    <path className={styles.copper} strokeWidth="5" d="M136 103h.1m15 0h.1m15 0h.1" />
  </Scene>
)
