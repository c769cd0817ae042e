import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Button, Combobox, Field, type Suggestions } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import { MAX_LENGTH } from './search-params.ts'
import styles from './search-box.module.css'
import { isLongEnough, type SearchArea, type Suggestion, suggestions } from './suggestions.ts'
import { useKeyword } from './use-keyword.ts'

/** A search box with suggestions; Enter opens all results. */
export function SearchBox({ area, asked }: { area: SearchArea; asked: string }) {
  const navigate = useNavigate()
  const { keyword, setKeyword, inputRef } = useKeyword(asked)
  const [isTyping, setTyping] = useState(false)
  const begun = isTyping ? keyword.trim() : ''
  const found = useQuery(suggestions(area, begun))

  const type = (text: string) => {
    setKeyword(text)
    setTyping(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyping(false)
    void navigate(area.resultsPath(keyword.trim()))
  }
  return (
    <form role="search" className={styles.search} action={area.action} method="get" onSubmit={submit}>
      <Field label={area.label}>
        <Combobox
          ref={inputRef}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder={area.placeholder}
          value={keyword}
          onValueChange={type}
          suggestions={isLongEnough(begun) ? toSuggestions(found.data) : { status: 'none' }}
          empty={`Nothing is titled “${begun}”. Press Enter to search the full text.`}
        />
      </Field>
      <Button type="submit">Search</Button>
    </form>
  )
}

/**
 * Returns the combobox's suggestions. While they load, or if that fails, there are none; Enter still opens the
 * results.
 */
function toSuggestions(items: Suggestion[] | undefined): Suggestions {
  if (!items) return { status: 'none' }
  const linked = items.map(({ id, title, details, to }) => ({
    key: id,
    label: title,
    details,
    link: <Link to={to} />,
  }))
  return { status: 'ready', groups: [{ items: linked }] }
}
