import { Checkbox } from '@nireeka/ui'

import styles from '../bikes.module.css'
import type { Choices } from '../choices.api.ts'

interface SizeColour {
  colourId: number
  isDated: boolean
}

interface Props {
  colours: Choices['colours']
  chosen: readonly SizeColour[]
  error?: string
  onChange: (chosen: SizeColour[]) => void
}

/** Asks in which colours a size comes, and for which of them a delivery date is known. */
export function SizeColours({ colours, chosen, error, onChange }: Props) {
  const others = (id: number) => chosen.filter(({ colourId }) => colourId !== id)
  const put = (colour: SizeColour) =>
    onChange([...others(colour.colourId), colour].toSorted((a, b) => a.colourId - b.colourId))
  return (
    <fieldset>
      <legend className={styles.legend}>Comes in</legend>
      {colours.map(({ id, name, isPublished }) => {
        const colour = chosen.find(({ colourId }) => colourId === id)
        return (
          <div key={id} className={styles.row}>
            <Checkbox
              label={isPublished ? name : `${name} (unpublished)`}
              checked={colour !== undefined}
              onChange={({ target }) =>
                target.checked ? put({ colourId: id, isDated: true }) : onChange(others(id))
              }
            />
            <Checkbox
              label={
                <>
                  Delivery date<span className="visually-hidden"> in {name}</span>
                </>
              }
              checked={colour?.isDated ?? false}
              disabled={!colour}
              onChange={({ target }) => put({ colourId: id, isDated: target.checked })}
            />
          </div>
        )
      })}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
