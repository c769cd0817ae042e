import { Combobox, Field, type Suggestions } from '@nireeka/ui'
import { useState } from 'react'

import { familyOf, findRal, type RalColour, toRalCode } from './ral.ts'
import styles from './ral.module.css'
import { Swatch } from './swatch.tsx'

interface Props {
  label: string
  colours: readonly RalColour[]
  text: string
  onChange: (text: string) => void
}

/** A field for a RAL code with suggestions and a swatch. */
export function RalField({ label, colours, text, onChange }: Props) {
  const [isLeft, setLeft] = useState(true)
  const code = toRalCode(text)
  const colour = colours.find((one) => one.code === code)
  const suggestions = colour ? NONE : toSuggestions(findRal(colours, text))
  const error =
    isLeft && text !== '' && !colour ? `There’s no RAL ${code}. Choose one from the list.` : undefined
  return (
    <div className={styles.field}>
      <Field label={label} hint="A RAL code such as 5024, or a word such as blue." errors={[error]}>
        <Combobox
          value={text}
          autoComplete="off"
          spellCheck={false}
          suggestions={suggestions}
          empty="No RAL colour matches that."
          onValueChange={onChange}
          onChoose={({ label: chosen }) => onChange(chosen)}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      <p className={styles.preview}>
        <Swatch colour={colour?.swatch ?? null} />
        <output>
          {colour ? `RAL ${colour.code}, ${familyOf(colour.code).toLowerCase()}` : 'Not named yet'}
        </output>
      </p>
    </div>
  )
}

/** A complete, known code needs no suggestions. */
const NONE: Suggestions = { status: 'none' }

const toSuggestions = (found: RalColour[]): Suggestions => ({
  status: 'ready',
  groups: [
    {
      items: found.map(({ code, swatch }) => ({
        key: code,
        label: `RAL ${code}`,
        details: familyOf(code),
        swatch,
      })),
    },
  ],
})
