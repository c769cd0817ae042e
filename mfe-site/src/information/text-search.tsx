import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import { type FormEvent, useCallback, useState } from 'react'

import styles from './information.module.css'

interface Props {
  label: string
  placeholder: string
  /** The page's own path. */
  action: string
  /** Other query parameters that the search keeps. */
  kept?: Readonly<Record<string, string>>
  question: string
}

/**
 * A search field that filters while the visitor types; the search text is in the URL. Without scripts a button
 * submits it.
 */
export function TextSearch({ label, placeholder, action, kept = {}, question }: Props) {
  const navigate = useNavigate()
  const { typed, setTyped, takeUp } = useTyped(question)
  const ask = (text: string) => {
    setTyped(text)
    const asked = text.trim()
    const query = new URLSearchParams({ ...kept, ...(asked ? { q: asked } : {}) }).toString()
    void navigate(query ? `${action}?${query}` : action, { replace: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(typed)
  }
  return (
    <form role="search" className={styles.search} action={action} method="get" onSubmit={submit}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={label}>
        <TextInput
          ref={takeUp}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => ask(event.target.value)}
        />
      </Field>
      <Button type="submit" tone="secondary">
        Search
      </Button>
    </form>
  )
}

/** Returns the typed text. A new search text in the URL replaces it, unless they differ only in white space. */
function useTyped(question: string) {
  const [typed, setTyped] = useState(question)
  const [last, setLast] = useState(question)
  if (question !== last) {
    setLast(question)
    if (question !== typed.trim()) setTyped(question)
  }
  // Reads text that was typed before hydration, which only the input element holds.
  const takeUp = useCallback((input: HTMLInputElement | null) => {
    if (input && input.value !== input.defaultValue) setTyped(input.value)
  }, [])
  return { typed, setTyped, takeUp }
}
