import { useId } from 'react'

import styles from './progress-bar.module.css'

interface Props {
  /** The name of the running task: "Sending your pictures". */
  label: string
  /** The completed share, 0 to 1; without it the progress is indeterminate. */
  share?: number
  /** The progress as text: "3 of 8 MB". */
  text?: string
}

/** The progress of a task, as a native progress element, which screen readers announce. */
export function ProgressBar({ label, share, text }: Props) {
  const id = useId()
  return (
    <div className={styles.bar}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {text ? (
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
      ) : null}
      <progress
        className={styles.progress}
        id={id}
        value={share === undefined ? undefined : Math.min(Math.max(share, 0), 1)}
        max={1}
        aria-valuetext={text}
      />
    </div>
  )
}
