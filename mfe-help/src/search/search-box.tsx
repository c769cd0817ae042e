import { useQuery } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

import { INPUT, nextPlace } from './next-place.ts'
import { MAX_LENGTH } from './question.ts'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { isLongEnough, type SearchArea, suggestions } from './suggestions.ts'
import { useKeyword } from './use-keyword.ts'

/** Arrow keys walk from the input through the suggestions and back, Escape closes them, Enter asks for all results. */
export function SearchBox({ area, asked }: { area: SearchArea; asked: string }) {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const { keyword, setKeyword, takeUp } = useKeyword(asked)
  const [isOpen, setOpen] = useState(false)
  const begun = isOpen ? keyword.trim() : ''
  const found = useQuery(suggestions(area, begun))
  const shown = isLongEnough(begun) ? (found.data ?? []) : []

  const focus = (place: number) =>
    box.current?.querySelectorAll<HTMLElement>(place === INPUT ? 'input' : 'a')[Math.max(place, 0)]?.focus()
  const type = (text: string) => {
    setKeyword(text)
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    void navigate(area.resultsPath(keyword.trim()))
  }
  const walk = (place: number) => (event: KeyboardEvent) => {
    const isClosing = event.key === 'Escape' && shown.length > 0
    const next = isClosing ? INPUT : nextPlace(event.key, place, shown.length)
    if (next === null) return
    event.preventDefault()
    focus(next)
    if (isClosing) setOpen(false)
  }
  const leave = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div ref={box} role="search" className={styles.search}>
      <form className={styles.form} action={area.action} method="get" onSubmit={submit}>
        <Field label={area.label}>
          <TextInput
            ref={takeUp}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            placeholder={area.placeholder}
            value={keyword}
            onChange={(event) => type(event.target.value)}
            onKeyDown={walk(INPUT)}
            onBlur={leave}
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
      <SuggestionList suggestions={shown} walk={walk} leave={leave} onChoose={() => setOpen(false)} />
    </div>
  )
}
