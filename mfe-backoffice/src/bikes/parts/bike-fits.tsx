import { Checkbox } from '@nireeka/ui'

import styles from '../bikes.module.css'
import type { Choices } from '../choices.api.ts'

interface Fit {
  bikeId: number
  isDefault: boolean
}

interface Props {
  bikes: Choices['bikes']
  fits: readonly Fit[]
  error?: string
  onChange: (fits: Fit[]) => void
}

/** Asks which bikes a part fits, and which come with it. */
export function BikeFits({ bikes, fits, error, onChange }: Props) {
  const others = (bikeId: number) => fits.filter((fit) => fit.bikeId !== bikeId)
  const put = (fit: Fit) => onChange([...others(fit.bikeId), fit].toSorted((a, b) => a.bikeId - b.bikeId))
  return (
    <fieldset>
      <legend className={styles.legend}>Fits</legend>
      {bikes.map(({ id, title }) => {
        const fit = fits.find(({ bikeId }) => bikeId === id)
        return (
          <div key={id} className={styles.row}>
            <Checkbox
              label={title}
              checked={fit !== undefined}
              onChange={({ target }) =>
                target.checked ? put({ bikeId: id, isDefault: false }) : onChange(others(id))
              }
            />
            <Checkbox
              label={
                <>
                  Default<span className="visually-hidden"> on {title}</span>
                </>
              }
              checked={fit?.isDefault ?? false}
              disabled={!fit}
              onChange={({ target }) => put({ bikeId: id, isDefault: target.checked })}
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
