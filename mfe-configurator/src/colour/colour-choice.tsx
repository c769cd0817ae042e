import { formatPrice } from '@nireeka/contracts'
import { useId } from 'react'

import { useEarlyChoice } from '../bike/use-early-choice.ts'
import styles from './colour.module.css'
import type { Colour, ColourGroup } from './pick-colour.ts'
import { Swatch } from './swatch.tsx'

interface Props {
  groups: ColourGroup[]
  chosen: Colour
  onChoose: (colourId: number) => void
}

/** One choice over all types: the arrow keys walk from Standard to Custom. */
export function ColourChoice({ groups, chosen, onChoose }: Props) {
  const name = useId()
  const box = useEarlyChoice<HTMLFieldSetElement>(chosen.id, onChoose)
  return (
    <fieldset ref={box} className={styles.choice}>
      <legend className={styles.legend}>Colour</legend>
      {groups.map(({ type, colours }) => (
        <fieldset key={type}>
          <legend className={styles.type}>{type}</legend>
          <div className={styles.colours}>
            {colours.map((colour) => (
              <label key={colour.id} className={styles.colour}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={name}
                  value={colour.id}
                  checked={colour.id === chosen.id}
                  onChange={() => onChoose(colour.id)}
                />
                <Swatch colour={colour.swatch} />
                <span className={styles.text}>
                  {colour.name}{' '}
                  <span className={styles.price}>
                    {colour.price === 0 ? 'Included' : `+${formatPrice(colour.price)}`}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}
