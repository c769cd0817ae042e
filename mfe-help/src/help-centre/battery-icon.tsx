import styles from './battery-icon.module.css'

/** A battery with charge, drawn as the design system's icons are. */
export const BatteryIcon = () => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4.5 7.5h13a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1m17 3v3M7 11v2m3.5-2v2m3.5-2v2" />
  </svg>
)
