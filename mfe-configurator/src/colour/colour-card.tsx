import { formatPrice } from '@nireeka/contracts'

import styles from './colour.module.css'
import { NamedSwatch } from './named-swatch.tsx'
import type { Colour } from './pick-colour.ts'
import { Swatch } from './swatch.tsx'

interface Props {
  colour: Colour
  /** The shared name of all colours' radio buttons. */
  name: string
  isChosen: boolean
  /** The RAL codes that the rider has chosen for this colour. */
  ral: readonly string[]
  onChoose: (colourId: number) => void
}

/** A colour's radio card, with its surcharge in dollars and extra days. */
export const ColourCard = ({ colour, name, isChosen, ral, onChoose }: Props) => (
  <label className={styles.colour}>
    <input
      type="radio"
      className="visually-hidden"
      name={name}
      value={colour.id}
      checked={isChosen}
      onChange={() => onChoose(colour.id)}
    />
    {ral[0] ? <NamedSwatch code={ral[0]} /> : <Swatch colour={colour.swatch} />}
    <span className={styles.text}>
      <span>{colour.name}</span> {ral.length > 0 ? <span>{`RAL ${ral.join(', ')}`}</span> : null}{' '}
      <span className={styles.price}>
        {colour.price === 0 ? 'Included' : `+${formatPrice(colour.price)}`}
        {colour.leadDays > 0 ? `, +${colour.leadDays} days` : null}
      </span>
    </span>
  </label>
)
