import type { ReactNode } from 'react'

import { SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

interface Props {
  id: string
  title: string
  /** An introductory sentence. */
  lead?: string
  /** The present state in a word or two, below the heading. */
  state?: string
  /** The one control of the whole group, beside its heading. */
  control?: ReactNode
  children?: ReactNode
}

/** A group of the settings on a card, with its heading and present state. */
export const SettingsPart = ({ id, title, lead, state, control, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <SettingRow
      name={
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      }
      control={control}
    >
      {state ? <p className={styles.state}>{state}</p> : null}
      {lead ? <p className={styles.quiet}>{lead}</p> : null}
    </SettingRow>
    {children}
  </section>
)
