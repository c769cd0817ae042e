import { Link } from '@nireeka/kit/router'
import type { MouseEvent } from 'react'

import type { AccessoryCard } from './accessories.api.ts'
import { pathInColour, type PicturedColour } from './pictured-colour.ts'
import { Swatch } from './swatch.tsx'
import styles from './swatch.module.css'

interface Props {
  item: AccessoryCard
  shown: PicturedColour | undefined
  onChoose: (name: string) => void
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * Colour dots that show the card's product in another colour. Without scripts, or in a new tab, each is a link to the
 * product in that colour.
 */
export const ColourLinks = ({ item, shown, onChoose }: Props) => (
  <ul className={styles.links} aria-label={`Colours of the ${item.title}`}>
    {item.pictured.map((colour) => (
      <li key={colour.name}>
        <Link
          className={styles.link}
          to={pathInColour(item, colour)}
          aria-label={colour.name}
          aria-current={colour.name === shown?.name ? 'true' : undefined}
          title={colour.name}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(colour.name)
          }}
        >
          <Swatch name={colour.name} />
        </Link>
      </li>
    ))}
  </ul>
)
