import { Scene } from './scene.tsx'
import styles from './scene.module.css'

const SPOKES = [0, 30, 60, 90, 120, 150]

/** A drawing: a wheel with a lock on it. */
export const NoAccessScene = () => (
  <Scene>
    <circle className={styles.paper} cx="104" cy="90" r="50" />
    <circle className={styles.faint} cx="104" cy="90" r="43" />
    {SPOKES.map((turn) => (
      <path key={turn} className={styles.faint} transform={`rotate(${turn} 104 90)`} d="M104 47v86" />
    ))}
    <circle className={styles.paper} cx="104" cy="90" r="6" />
    <path d="M140 88V74a14 14 0 0 1 28 0v14" />
    <rect className={styles.paper} x="130" y="86" width="48" height="40" rx="9" />
    <path className={styles.copper} d="M154 106v8" />
    <circle className={styles.copper} cx="154" cy="102" r="4" />
  </Scene>
)
