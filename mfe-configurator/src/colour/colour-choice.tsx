import { formatPrice } from '@nireeka/contracts'
import { useId } from 'react'

import { useEarlyChoice } from '../bike/use-early-choice.ts'
import styles from './colour.module.css'
import type { Colour, ColourGroup } from './pick-colour.ts'
import { Swatch } from './swatch.tsx'

interface Props {
  groups: ColourGroup[]
  chosen: Colour
  /** The codes of a colour that the rider names. */
  ral?: readonly string[]
  onChoose: (colourId: number) => void
}

/** One choice over all types: the arrow keys walk from Standard to Custom. */
export function ColourChoice({ groups, chosen, ral = [], onChoose }: Props) {
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
                  {colour.id === chosen.id && ral.length > 0 ? `RAL ${ral.join(' and ')} ` : null}
                  <span className={styles.price}>{extrasOf(colour)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}

/** What a colour costs on top, and how much longer it takes. */
const extrasOf = ({ price, leadDays }: Colour) =>
  [
    price === 0 ? 'Included' : `+${formatPrice(price)}`,
    leadDays > 0 && `${leadDays} working ${leadDays === 1 ? 'day' : 'days'} more`,
  ]
    .filter(Boolean)
    .join(', ')
