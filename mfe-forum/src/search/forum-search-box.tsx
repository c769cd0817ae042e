import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Button, Combobox, Field, type Suggestions } from '@nireeka/ui'
import { type FormEvent, useCallback, useState } from 'react'

import { MAX_LENGTH, searchPath } from './search-params.ts'
import { suggestions, type ThreadLink } from './search.api.ts'
import styles from './search.module.css'

/** The forum's search box with suggestions; Enter opens all results. */
export function ForumSearchBox({ asked }: { asked: string }) {
  const { http } = usePlatform()
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState(asked)
  const [isTyping, setTyping] = useState(false)
  const begun = isTyping ? keyword.trim() : ''
  const query = suggestions(http, begun)
  const found = useQuery(query)
  // Text typed before hydration is only in the input element.
  const inputRef = useCallback((input: HTMLInputElement | null) => {
    if (input) setKeyword(input.value)
  }, [])

  const type = (text: string) => {
    setKeyword(text)
    setTyping(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyping(false)
    const q = keyword.trim()
    void navigate(q ? searchPath({ q, page: 1, category: null, tag: null, author: null }) : '/forum/1')
  }
  return (
    <form role="search" className={styles.search} action="/forum/search" method="get" onSubmit={submit}>
      <Field label="Search the forum">
        <Combobox
          ref={inputRef}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder="Search the forum"
          value={keyword}
          onValueChange={type}
          suggestions={query.enabled ? toSuggestions(found.data) : { status: 'none' }}
          empty={`No thread is titled “${begun}”. Press Enter to search posts.`}
        />
      </Field>
      <Button type="submit" tone="secondary">
        Search
      </Button>
    </form>
  )
}

function toSuggestions(threads: ThreadLink[] | undefined): Suggestions {
  if (!threads) return { status: 'none' }
  const items = threads.map(({ id, title, category, path }) => ({
    key: id,
    label: title,
    details: category,
    link: <Link to={path} />,
  }))
  return { status: 'ready', groups: [{ items }] }
}
