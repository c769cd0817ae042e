import { useState } from 'react'

import { knownCodes, type RalColour } from './ral.ts'
import styles from './ral.module.css'
import { RalField } from './ral-field.tsx'

interface Props {
  colours: readonly RalColour[]
  count: 1 | 2
  codes: readonly string[]
  onName: (codes: string[]) => void
}

const LABELS = { 1: ['Your colour'], 2: ['Upper colour', 'Lower colour'] } as const

/** A field for each RAL code. The typed text stays as it is; the build gets only valid codes. */
export function RalFields({ colours, count, codes, onName }: Props) {
  const [typed, setTyped] = useState<readonly string[]>([])
  // The build may change elsewhere, for example by undo; then the fields show its codes.
  const texts = isSame(knownCodes(colours, typed), codes) ? typed : codes.map((code) => `RAL ${code}`)

  const change = (place: number, text: string) => {
    const next = Array.from({ length: count }, (_, at) => (at === place ? text : (texts[at] ?? '')))
    setTyped(next)
    const known = knownCodes(colours, next)
    if (!isSame(known, codes)) onName(known)
  }
  return (
    <div className={styles.fields}>
      {LABELS[count].map((label, place) => (
        <RalField
          key={label}
          label={label}
          colours={colours}
          text={texts[place] ?? ''}
          onChange={(text) => change(place, text)}
        />
      ))}
      <p className={styles.note}>
        Screens show paint only roughly. Look at a RAL fan before you decide: any paint shop has one.
      </p>
    </div>
  )
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
