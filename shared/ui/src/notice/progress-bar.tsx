import { useId } from 'react'

import styles from './progress-bar.module.css'

interface Props {
  /** What is under way: "Sending your pictures". */
  label: string
  /** How much is done, 0 to 1; without it nobody knows, and the bar only says that something goes on. */
  share?: number
  /** The same as a person says it: "3 of 8 MB". */
  text?: string
}

/** How far a piece of work is. A native progress element, so readers follow it. */
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
