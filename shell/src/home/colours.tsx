import { Link } from '@nireeka/kit/router'
import type { MouseEvent } from 'react'

import styles from './bikes.module.css'
import type { BikeColour, HomeBike } from './home.api.ts'

interface Props {
  bike: HomeBike
  path: string
  shown: BikeColour | undefined
  onChoose: (colourId: number) => void
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * Colour dots that show the bike in another colour. Without scripts, or in a new tab, each is a link to the bike in
 * that colour.
 */
export const Colours = ({ bike, path, shown, onChoose }: Props) => (
  <ul className={styles.colours} aria-label={`Colours of the ${bike.title}`}>
    {bike.colours.map(({ id, name, swatch }) => (
      <li key={id}>
        <Link
          className={styles.colour}
          to={`${path}?color=${id}`}
          aria-label={name}
          aria-current={id === shown?.id ? 'true' : undefined}
          title={name}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(id)
          }}
        >
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <circle className={styles.dot} cx="14" cy="14" r="10" fill={swatch} />
          </svg>
        </Link>
      </li>
    ))}
  </ul>
)
