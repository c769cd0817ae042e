import { Link } from '@nireeka/kit/router'
import { ColourLinks } from '@nireeka/ui'

import styles from './bike-colours.module.css'
import type { BikeColour, HomeBike } from './home.api.ts'

interface Props {
  bike: HomeBike
  /** The name of the colour that the card shows. */
  shown: string | undefined
  toColour: (colour: BikeColour) => string
  onChoose: (name: string) => void
}

/** As many fit a card on a phone, each as wide as a finger needs. */
const MOST_ON_A_PHONE = 7

/** A bike's colours. Where a phone's card is too narrow for all, the last place counts those that it leaves out. */
export function BikeColours({ bike: { title, colours }, shown, toColour, onChoose }: Props) {
  const last = colours[MOST_ON_A_PHONE - 1]
  const isTooMany = colours.length > MOST_ON_A_PHONE
  return (
    <div className={styles.colours}>
      <ColourLinks
        label={`Colours of the ${title}`}
        colours={colours.map((each) => ({
          name: each.name,
          swatch: each.swatch,
          link: <Link to={toColour(each)} />,
        }))}
        shown={shown}
        onChoose={onChoose}
      />
      {last && isTooMany ? (
        <Link className={styles.more} to={toColour(last)}>
          +{colours.length - MOST_ON_A_PHONE + 1}
          <span className="visually-hidden"> more colours of the {title}</span>
        </Link>
      ) : null}
    </div>
  )
}
