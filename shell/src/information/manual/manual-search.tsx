import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import { type FormEvent, useCallback, useState } from 'react'

import { manualPath } from './manual-path.ts'
import styles from './manual.module.css'

interface Props {
  bike: string
  question: string
}

/** Finds while somebody types; the question stands in the address. Without scripts the button asks the server. */
export function ManualSearch({ bike, question }: Props) {
  const navigate = useNavigate()
  const { typed, setTyped, takeUp } = useTyped(question)
  const ask = (text: string) => {
    setTyped(text)
    void navigate(manualPath(bike, text.trim()), { replace: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(typed)
  }
  return (
    <form role="search" className={styles.search} action="/user-manual" method="get" onSubmit={submit}>
      <input type="hidden" name="bike" value={bike} />
      <Field label="Search this manual">
        <TextInput
          ref={takeUp}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          placeholder="E13, tyre pressure, winter"
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

/** What is typed; another question in the address takes its place, unless it is the same but for blanks. */
function useTyped(question: string) {
  const [typed, setTyped] = useState(question)
  const [last, setLast] = useState(question)
  if (question !== last) {
    setLast(question)
    if (question !== typed.trim()) setTyped(question)
  }
  // What was typed before React took the page over stands in the input only.
  const takeUp = useCallback((input: HTMLInputElement | null) => {
    if (input && input.value !== input.defaultValue) setTyped(input.value)
  }, [])
  return { typed, setTyped, takeUp }
}
