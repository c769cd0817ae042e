import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react'

import styles from './combobox.module.css'
import { useField } from './field.tsx'
import type { SuppliedProps } from './supplied-props.tsx'
import { announce, isWorthShowing, type Suggestion, type Suggestions } from './suggestions.ts'
import { TextInput } from './text-input.tsx'
import { usePopupCode } from './use-popup-code.ts'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown'> {
  value: string
  onValueChange: (text: string) => void
  suggestions: Suggestions
  /** Called when a suggestion without a link was chosen; the field already has its label as value. */
  onChoose?: (suggestion: Suggestion) => void
  /** The sentence shown when nothing matches; without it no list is shown then. */
  empty?: string
  /** Whether the list is open initially. */
  isOpenAtFirst?: boolean
}

/**
 * An input with suggestions; it takes its id from the Field around it. In the server's HTML and without JavaScript it
 * is a plain input: the list's code is loaded on focus and then adds key handling and ARIA roles to the same input.
 */
export function Combobox({ value, onValueChange, suggestions, onChoose, empty, ...rest }: Props) {
  const { isOpenAtFirst = false, ref, onFocus, onBlur, ...inputProps } = rest
  const { id } = useField()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const [isWanted, setWanted] = useState(isOpenAtFirst)
  const [supplied, setSupplied] = useState<SuppliedProps>({})
  const { Popup, fetchPopup } = usePopupCode(input, isOpenAtFirst)
  const isOpen = isWanted && isWorthShowing(suggestions, empty)

  const change = (text: string) => {
    onValueChange(text)
    setWanted(true)
  }
  return (
    <div className={styles.combobox}>
      <TextInput
        // An open list hides the rest of the page from screen readers; a hidden label still names the elements that
        // refer to it.
        aria-labelledby={id && `${id}-label`}
        {...inputProps}
        {...supplied}
        ref={input}
        value={value}
        onChange={supplied.onChange ?? ((event) => change(event.target.value))}
        onFocus={(event) => {
          onFocus?.(event)
          supplied.onFocus?.(event)
          fetchPopup()
        }}
        onBlur={(event) => {
          onBlur?.(event)
          supplied.onBlur?.(event)
          // Cancels a list whose code is still loading, so that it doesn't open after the focus has left. An open list
          // closes itself.
          if (!isOpen || !Popup) setWanted(false)
        }}
        onKeyDown={(event) => {
          supplied.onKeyDown?.(event)
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
          onSupply={setSupplied}
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
