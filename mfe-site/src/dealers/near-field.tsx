import { Button, Combobox, Field, Icon, type Suggestions } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import styles from './near-field.module.css'
import { locate } from './locate.ts'
import type { Near } from './near.ts'
import type { Town } from './towns.ts'

interface Props {
  near: Near | null
  /**
   * Called with the chosen place, or null to clear it. `isTown`: the visitor has chosen a town; otherwise it is their
   * location.
   */
  onNear: (near: Near | null, isTown: boolean) => void
  geolocation?: () => Geolocation | undefined
}

const UNKNOWN = 'We couldn’t find this place. Try a larger town nearby.'
const ofBrowser = () => navigator.geolocation

/**
 * The field for the place from which distances are measured: a town from our own list, or the browser's location.
 * Neither leaves the browser.
 */
export function NearField({ near, onNear, geolocation = ofBrowser }: Props) {
  const { typed, setTyped, towns, find } = useTowns(near)
  const [problem, setProblem] = useState('')
  const [isLocating, setLocating] = useState(false)

  const take = async (text: string) => {
    const [first] = await find(text)
    setProblem(first ? '' : UNKNOWN)
    if (!first) return
    setTyped(first.label)
    onNear(first, true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) void take(typed)
  }
  const locateVisitor = async () => {
    setLocating(true)
    const located = await locate(geolocation())
    setLocating(false)
    setProblem(located.status === 'failed' ? located.message : '')
    if (located.status === 'found') onNear({ ...located.place, label: 'your location' }, false)
  }
  const forget = () => {
    setTyped('')
    setProblem('')
    onNear(null, true)
  }

  return (
    <form className={styles.near} onSubmit={submit} aria-label="Distance from a place">
      <Field label="Near which town?" errors={[problem]}>
        <Combobox
          autoComplete="off"
          placeholder="Berlin"
          value={typed}
          onValueChange={(text) => void find(text)}
          suggestions={towns}
          onChoose={({ label }) => void take(label)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" tone="secondary">
          Find
        </Button>
        <Button
          tone="secondary"
          className={styles.locate}
          isBusy={isLocating}
          onClick={() => void locateVisitor()}
        >
          <Icon name="pin" /> Use my location
        </Button>
        {near ? (
          <Button tone="quiet" className={styles.forget} onClick={forget}>
            Clear the place
          </Button>
        ) : null}
      </div>
    </form>
  )
}

const toNear = (town: Town, label: string): Near => ({
  label,
  latitude: town.latitude,
  longitude: town.longitude,
})

/** Returns the typed text and the towns that match it. The list of towns loads on the first letter. */
function useTowns(near: Near | null) {
  const [typed, setTyped] = useState('')
  const [last, setLast] = useState(near)
  const [towns, setTowns] = useState<Suggestions>({ status: 'none' })
  // A remembered town, or the browser's location, also appears in the field.
  if (near !== last) {
    setLast(near)
    setTyped(near?.label === 'your location' ? '' : (near?.label ?? ''))
  }
  const find = async (text: string) => {
    setTyped(text)
    const { findTowns, labelOf } = await import(/* webpackChunkName: "places" */ './towns.ts')
    const found = findTowns(text).map((town) => toNear(town, labelOf(town)))
    const items = found.map(({ label }) => ({ key: label, label }))
    setTowns(text.trim() ? { status: 'ready', groups: [{ items }] } : { status: 'none' })
    return found
  }
  return { typed, setTyped, towns, find }
}
