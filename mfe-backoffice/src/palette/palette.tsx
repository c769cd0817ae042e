import { isAdmin, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { Dialog, Field, TextInput } from '@nireeka/ui'
import { type KeyboardEvent, useId, useState } from 'react'

import type { Area } from '../areas.ts'
import { foundBy } from './palette.api.ts'
import styles from './palette.module.css'
import { type Place, placesCalled } from './places.ts'

export interface PaletteProps {
  areas: readonly Area[]
  onClose: () => void
}

/** The command palette: leads to an area, or to an order, member, ticket, thread or product by its number or name. */
export function Palette({ areas, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  return (
    <Dialog title="Go to" onClose={onClose}>
      {(leave) => (
        <Finder
          areas={areas}
          onChoose={({ path }) => {
            if (isGone) return
            setGone(true)
            leave()
            void navigate(path)
          }}
        />
      )}
    </Dialog>
  )
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function Finder({ areas, onChoose }: { areas: readonly Area[]; onChoose: (place: Place) => void }) {
  const { http, session$ } = usePlatform()
  const findsAll = isAdmin(useStream(session$))
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const wanted = text.trim()
  const query = useQuery(foundBy(http, wanted))
  const groups = placesCalled(wanted, areas, query.data)
  const places = groups.flatMap((group) => group.places)
  const current = Math.min(at, places.length - 1)

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const place = places[current]
    if (step !== undefined && places.length > 0) setAt((current + step + places.length) % places.length)
    else if (event.key === 'Enter' && place) onChoose(place)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Field label={findsAll ? 'Page, order number, name or email' : 'Page, number or name'}>
        <TextInput
          role="combobox"
          autoComplete="off"
          aria-expanded={places.length > 0}
          aria-controls={`${id}-places`}
          aria-activedescendant={places[current] ? `${id}-${places[current].path}` : undefined}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
      </Field>
      <div id={`${id}-places`} className={styles.places} role="listbox" aria-label="Results">
        {groups.map(({ heading, places: ofGroup }) => (
          <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
            <p id={`${id}-${heading}`} className={styles.heading}>
              {heading}
            </p>
            {ofGroup.map((place) => (
              <button
                key={place.path}
                id={`${id}-${place.path}`}
                type="button"
                role="option"
                tabIndex={-1}
                className={styles.place}
                aria-selected={place === places[current]}
                onPointerMove={() => setAt(places.indexOf(place))}
                onClick={() => onChoose(place)}
              >
                {place.label}
                {place.details ? <span className={styles.details}>{place.details}</span> : null}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {noteOf({ count: places.length, isLoading: query.isFetching, error: query.error })}
      </p>
    </>
  )
}

interface Found {
  count: number
  isLoading: boolean
  error: unknown
}

function noteOf({ count, isLoading, error }: Found): string {
  if (error) return messageOf(error, TEXTS.unreachable)
  if (isLoading) return 'Searching …'
  return count === 0 ? 'No results.' : ''
}
