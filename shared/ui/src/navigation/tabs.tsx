import { Tabs as Base } from '@base-ui/react/tabs'
import { formatNumber } from '@nireeka/contracts'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import strip from './strip.module.css'
import styles from './tabs.module.css'

/** One of several views of the same thing. */
export interface Tab<Value extends string> {
  value: Value
  label: string
  /** The number of things in the tab. */
  count?: number
  isDisabled?: boolean
  /** Whether the panel stays in the document while another is open: a form keeps what was typed and can be undone. */
  isKept?: boolean
  panel: ReactNode
}

interface Props<Value extends string> {
  /** The name of the tab list for screen readers. */
  label: string
  tabs: ReadonlyArray<Tab<Value>>
  /** The open tab. The page keeps this value, best in its address, so that a tab can be linked to. */
  value: Value
  onChange: (value: Value) => void
}

/**
 * Views of one thing, one visible at a time. Arrow keys move the focus, Enter or Space opens; on a phone the row
 * scrolls.
 */
export const Tabs = <Value extends string>({ label, tabs, value, onChange }: Props<Value>) => (
  <Base.Root className={styles.tabs} value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
    <Base.List className={classNames(strip.strip, styles.list)} aria-label={label}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} className={styles.tab} value={tab.value} disabled={tab.isDisabled}>
          {tab.label}
          {tab.count === undefined ? null : (
            <>
              {' '}
              <span className={styles.count}>{formatNumber(tab.count)}</span>
            </>
          )}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.value} className={styles.panel} value={tab.value} keepMounted={tab.isKept}>
        {tab.panel}
      </Base.Panel>
    ))}
  </Base.Root>
)
