import { MOST_SEARCHED } from '@nireeka/contracts'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Button, buttonClass, EmptyState, Field, NoResultsScene, TextInput } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import styles from './own-search.module.css'

interface Props {
  label: string
  /** What is searched for now; empty for nothing. */
  searched: string
  /** How many were found, in words; undefined where nothing is searched for, or found. */
  found?: string
  /** Returns the list's path with other words; empty words show all. */
  pathWith: (words: string) => string
}

/** Searches a list of the member's own by order number and by the names of what was bought. */
export function OwnSearch({ label, searched, found, pathWith }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useTyped(searched)
  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate(pathWith(toWords(typed)))
  }
  return (
    <div className={styles.part}>
      <form role="search" className={styles.search} onSubmit={search}>
        <Field label={label}>
          <TextInput
            type="search"
            name="q"
            maxLength={MOST_SEARCHED}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Order or product"
          />
        </Field>
        <Button type="submit" tone="secondary">
          Search
        </Button>
      </form>
      <div className={styles.found}>
        <p role="status">{found}</p>
        {found ? (
          <Link className={styles.clear} to={pathWith('')}>
            Clear search
          </Link>
        ) : null}
      </div>
    </div>
  )
}

interface NothingProps {
  title: string
  text: string
  /** The list's path without the search. */
  all: string
}

/** Stands in the place of a list in which nothing was found. */
export const NothingFound = ({ title, text, all }: NothingProps) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={title}
    text={text}
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={all}>
        Clear search
      </Link>
    }
  />
)

/** Returns the words in the address, at most as many characters as the API takes. */
export const readWords = (query: URLSearchParams) => toWords(query.get('q') ?? '')

const toWords = (text: string) => text.slice(0, MOST_SEARCHED).trim()

/** Returns the typed text, which other words in the address replace. */
function useTyped(searched: string) {
  const [typed, setTyped] = useState(searched)
  const [last, setLast] = useState(searched)
  if (searched !== last) {
    setLast(searched)
    setTyped(searched)
  }
  return [typed, setTyped] as const
}
