import { Checkbox, DefinitionList, Dialog } from '@nireeka/ui'
import { useState } from 'react'

import { areLetterKeysOn, setLetterKeys } from './letter-keys.ts'
import styles from './list.module.css'

const KEYS = [
  ['j or ↓', 'Next row'],
  ['k or ↑', 'Previous row'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row'],
  ['/', 'Search'],
  ['Ctrl K', 'Go to a page, order, member or ticket'],
  ['?', 'Show these shortcuts'],
] as const

interface Props {
  /** Keys that only this page has. */
  more?: ReadonlyArray<readonly [key: string, what: string]>
  onClose: () => void
}

/** The dialog with the keys of a list, and a way to switch single letters off. */
export function KeyHelp({ more = [], onClose }: Props) {
  const [areOn, setOn] = useState(areLetterKeysOn)
  const items = [...KEYS, ...more].map(([key, what]) => ({
    term: what,
    details: <kbd className={styles.key}>{key}</kbd>,
  }))
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <DefinitionList items={items} />
      <Checkbox
        label="Use single-letter shortcuts on this device"
        checked={areOn}
        onChange={({ target }) => {
          setOn(target.checked)
          setLetterKeys(target.checked)
        }}
      />
    </Dialog>
  )
}
