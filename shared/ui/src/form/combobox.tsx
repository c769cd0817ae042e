import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react'

import styles from './combobox.module.css'
import { useField } from './field.tsx'
import type { LentProps } from './lend-props.tsx'
import { announce, isWorthShowing, type Suggestion, type Suggestions } from './suggestions.ts'
import { TextInput } from './text-input.tsx'
import { usePopupCode } from './use-popup-code.ts'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown'> {
  value: string
  onValueChange: (text: string) => void
  suggestions: Suggestions
  /** A suggestion without a link was chosen; the field holds its label by then. */
  onChoose?: (suggestion: Suggestion) => void
  /** The sentence in the list's place when nothing fits; without it there is no list then. */
  empty?: string
  /** The list stands open from the start. */
  isOpenAtFirst?: boolean
}

/**
 * A field that suggests while somebody types; it takes its id from the Field around it. A plain input in the HTML and
 * without scripts: the list's code comes with the focus, and lends the same input its keys and roles.
 */
export function Combobox({ value, onValueChange, suggestions, onChoose, empty, ...rest }: Props) {
  const { isOpenAtFirst = false, ref, onFocus, onBlur, ...inputProps } = rest
  const { id } = useField()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const [isWanted, setWanted] = useState(isOpenAtFirst)
  const [lent, setLent] = useState<LentProps>({})
  const { Popup, fetchPopup } = usePopupCode(input, isOpenAtFirst)
  const isOpen = isWanted && isWorthShowing(suggestions, empty)

  const change = (text: string) => {
    onValueChange(text)
    setWanted(true)
  }
  return (
    <div className={styles.combobox}>
      <TextInput
        // An open list hides the rest of the page from readers, and a hidden label still names what refers to it.
        aria-labelledby={id && `${id}-label`}
        {...inputProps}
        {...lent}
        ref={input}
        value={value}
        onChange={lent.onChange ?? ((event) => change(event.target.value))}
        onFocus={(event) => {
          onFocus?.(event)
          lent.onFocus?.(event)
          fetchPopup()
        }}
        onBlur={(event) => {
          onBlur?.(event)
          lent.onBlur?.(event)
          // An open list closes by itself; one that is still awaited may not open behind somebody's back.
          if (!isOpen || !Popup) setWanted(false)
        }}
        onKeyDown={(event) => {
          lent.onKeyDown?.(event)
          if (event.key === 'Enter') setWanted(false)
        }}
      />
      {Popup ? (
        <Popup
          input={input}
          value={value}
          onValueChange={onValueChange}
          isOpen={isOpen}
          onOpenChange={setWanted}
          onLend={setLent}
          onChoose={onChoose}
          suggestions={suggestions}
          empty={empty}
        />
      ) : null}
      <output className="visually-hidden" aria-live="polite">
        {isOpen ? announce(suggestions, empty) : ''}
      </output>
    </div>
  )
}
