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
  ['Ctrl K', 'Go to an area, order, member or ticket'],
  ['?', 'Show these keys'],
] as const

const items = KEYS.map(([key, what]) => ({ term: what, details: <kbd className={styles.key}>{key}</kbd> }))

/** The dialog with the keys of a list, and a way to switch single letters off. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(areLetterKeysOn)
  return (
    <Dialog title="Keys" onClose={onClose}>
      <DefinitionList items={items} />
      <Checkbox
        label="Single letters are shortcuts on this device"
        checked={areOn}
        onChange={({ target }) => {
          setOn(target.checked)
          setLetterKeys(target.checked)
        }}
      />
    </Dialog>
  )
}
