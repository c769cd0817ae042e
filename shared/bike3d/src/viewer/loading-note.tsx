import { useId } from 'react'

import styles from './loading-note.module.css'

interface Props {
  /** How much of the live view has loaded, 0 to 1; 0 while nothing is known about it. */
  progress: number
}

/** Tells over the picture how far the live view has loaded. It appears only when loading takes a while. */
export function LoadingNote({ progress }: Props) {
  const id = useId()
  return (
    <div className={styles.loading}>
      <label htmlFor={id}>Loading the 3D view</label>
      <progress id={id} value={progress > 0 ? progress : undefined} max={1} />
    </div>
  )
}
