import { Badge } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

interface Props {
  id: string
  title: string
  /** An introductory sentence. */
  lead?: ReactNode
  /** The present state in a word or two, beside the heading. */
  state?: string
  /** Whether the state is a good one, such as "On". */
  isOn?: boolean
  /** The one control of the whole group, beside its heading. */
  control?: ReactNode
  children?: ReactNode
}

/** Short parts of the settings that share a card. */
export const SettingsGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.group}>{children}</div>
)

/** A part of the settings on a card, with its heading and present state. */
export const SettingsPart = ({ id, title, lead, state, isOn, control, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <SettingRow
      name={
        <div className={styles.title}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {state ? <Badge tone={isOn ? 'success' : 'neutral'}>{state}</Badge> : null}
        </div>
      }
      control={control}
    >
      {lead ? <p className={styles.quiet}>{lead}</p> : null}
    </SettingRow>
    {children}
  </section>
)
