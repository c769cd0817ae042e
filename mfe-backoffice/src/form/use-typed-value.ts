import { useState } from 'react'

interface Typed<Value> {
  /** The form's value. */
  value: Value
  /** Returns the text of a value, and the value of a text. */
  toText: (value: Value) => string
  toValue: (text: string) => Value
  onChange: (value: Value) => void
}

/**
 * Returns the props of an input whose text means a value that is no text, such as a number. What is typed stays as it
 * is typed; a new value of the form replaces it.
 */
export function useTypedValue<Value>({ value, toText, toValue, onChange }: Typed<Value>) {
  const [text, setText] = useState(() => toText(value))
  const [last, setLast] = useState(() => toText(value))
  const now = toText(value)
  if (now !== last) {
    setLast(now)
    if (now !== toText(toValue(text))) setText(now)
  }
  return {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value)
      onChange(toValue(target.value))
    },
  }
}
