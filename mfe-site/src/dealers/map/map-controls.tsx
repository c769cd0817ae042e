import { Icon } from '@nireeka/ui'

import { isFarthest, isNearest, type View } from './map-view.ts'
import styles from './map.module.css'

const STEP = 1.8

/** The zoom buttons. At a limit a button stays in place, so that it keeps focus. */
export const MapControls = ({ view, onZoom }: { view: View; onZoom: (factor: number) => void }) => (
  <div className={styles.controls}>
    <button
      type="button"
      className={styles.control}
      aria-disabled={isNearest(view) || undefined}
      onClick={() => onZoom(STEP)}
    >
      <Icon name="plus" />
      <span className="visually-hidden">Nearer</span>
    </button>
    <button
      type="button"
      className={styles.control}
      aria-disabled={isFarthest(view) || undefined}
      onClick={() => onZoom(1 / STEP)}
    >
      <Icon name="minus" />
      <span className="visually-hidden">Farther</span>
    </button>
  </div>
)
