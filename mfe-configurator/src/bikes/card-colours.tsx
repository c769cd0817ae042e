import { Link } from '@nireeka/kit/router'
import type { MouseEvent } from 'react'

import { Swatch } from '../colour/swatch.tsx'
import type { BikeColour, ListedBike } from './bike.ts'
import styles from './bikes.module.css'

interface Props {
  bike: ListedBike
  /** The picture that the card shows. */
  shown: string
  onChoose: (colour: BikeColour) => void
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * Dots that show the card's bike in another colour. Without scripts, or in a new tab, each is a link to the builder with
 * that colour.
 */
export const CardColours = ({ bike, shown, onChoose }: Props) => (
  <ul className={styles.colours} aria-label={`Colours of the ${bike.title}`}>
    {bike.colours.map((colour) => (
      <li key={colour.id}>
        <Link
          className={styles.colour}
          to={`/configurator/${bike.slug}?color=${colour.id}`}
          aria-label={colour.name}
          aria-current={colour.image === shown || undefined}
          title={colour.name}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(colour)
          }}
        >
          <Swatch colour={colour.swatch} />
        </Link>
      </li>
    ))}
  </ul>
)
