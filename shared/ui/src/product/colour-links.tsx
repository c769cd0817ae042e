import type { MouseEvent } from 'react'

import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './colour-links.module.css'

export interface ColourLink {
  name: string
  /** The colour of the dot, as a CSS colour; null draws an open ring. */
  swatch: string | null
  /** Leads to the product in this colour. */
  link: LinkElement
}

interface Props {
  /** Whose colours they are, for screen readers: “Colours of the Nireeka Nyx”. */
  label: string
  colours: ColourLink[]
  /** The name of the colour that the card shows. */
  shown: string | undefined
  onChoose: (name: string) => void
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A card's colours as dots, which show its product in that colour. Without scripts, or in a new tab, each is a link to
 * the product in that colour.
 */
export const ColourLinks = ({ label, colours, shown, onChoose }: Props) => (
  <ul className={styles.colours} aria-label={label}>
    {colours.map(({ name, swatch, link }) => (
      <li key={name} title={name}>
        {fillLink(link, {
          className: styles.colour,
          'aria-label': name,
          'aria-current': name === shown || undefined,
          onClick: (event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(name)
          },
          children: (
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <circle
                className={swatch ? styles.dot : styles.ring}
                cx="14"
                cy="14"
                r="10"
                fill={swatch ?? 'none'}
              />
            </svg>
          ),
        })}
      </li>
    ))}
  </ul>
)
