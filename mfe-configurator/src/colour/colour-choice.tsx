import { useId } from 'react'

import { useEarlyChoice } from '../bike/use-early-choice.ts'
import { ColourCard } from './colour-card.tsx'
import styles from './colour.module.css'
import type { Colour, ColourGroup } from './pick-colour.ts'

interface Props {
  groups: ColourGroup[]
  chosen: Colour
  /** The RAL codes of a custom colour. */
  ral?: readonly string[]
  onChoose: (colourId: number) => void
}

const NONE: readonly string[] = []

/** Radio buttons for all colours in a single group, so that the arrow keys move across all types. */
export function ColourChoice({ groups, chosen, ral = NONE, onChoose }: Props) {
  const name = useId()
  const box = useEarlyChoice<HTMLFieldSetElement>(chosen.id, onChoose)
  return (
    <fieldset ref={box} className={styles.choice}>
      <legend className="visually-hidden">Colour</legend>
      {groups.map(({ type, colours }) => (
        <fieldset key={type}>
          <legend className={styles.type}>{type}</legend>
          <div className={styles.colours}>
            {colours.map((colour) => (
              <ColourCard
                key={colour.id}
                colour={colour}
                name={name}
                isChosen={colour.id === chosen.id}
                ral={colour.id === chosen.id ? ral : NONE}
                onChoose={onChoose}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className={styles.note}>Working days, added to the bike’s lead time.</p>
    </fieldset>
  )
}
