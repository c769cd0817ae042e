import styles from './map-names.module.css'
import type { MapName } from './names.ts'

/** The names of countries, seas and towns: for the eye alone, since the list tells where a dealer is. */
export const MapNames = ({ names }: { names: readonly MapName[] }) => (
  <div className={styles.names} aria-hidden="true">
    {names.map(({ key, name, kind, at }) => (
      <span
        key={key}
        className={styles.name}
        data-kind={kind}
        style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      >
        {name}
      </span>
    ))}
  </div>
)
