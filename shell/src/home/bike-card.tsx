import { Link } from '@nireeka/kit/router'
import { buttonClass, Card, cardLinkClass, Picture, Price, Rating } from '@nireeka/ui'
import { useState } from 'react'

import { BikeColours } from './bike-colours.tsx'
import styles from './bikes.module.css'
import { keyFigures } from './figures.ts'
import type { BikeColour, HomeBike } from './home.api.ts'

interface Props {
  bike: HomeBike
  unit: 0 | 1
}

/** A card with a bike to start from, shown in the chosen colour. */
export function BikeCard({ bike, unit }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const colour = bike.colours.find(({ name }) => name === chosen)
  const shown = colour ?? bike.colours.find(({ image }) => image === bike.image)
  const path = `/configurator/${bike.slug}`
  const inColour = ({ id }: BikeColour) => `${path}?color=${id}`
  const begin = shown ? inColour(shown) : path
  return (
    <Card
      as="li"
      look="plain"
      picture={
        <Picture
          src={colour?.image ?? bike.image}
          alt={colour ? `${bike.title}, ${colour.name}` : ''}
          sizes="(width < 40rem) 66vw, (width < 60rem) 22rem, 33vw"
          // The current picture stays until the one in the new colour is loaded.
          isPriority={chosen !== null}
        />
      }
    >
      <BikeColours bike={bike} shown={shown?.name} toColour={inColour} onChoose={setChosen} />
      <div className={styles.name}>
        <h3>
          <Link className={cardLinkClass} to={begin}>
            {bike.title}
          </Link>
        </h3>
        <p className={styles.price}>
          From <Price dollars={bike.price} />
        </p>
      </div>
      <div className={styles.name}>
        <p className={styles.use}>{bike.use}</p>
        <Rating value={bike.rating} count={bike.ratingCount} />
      </div>
      <dl className={styles.figures}>
        {keyFigures(bike.figures, unit).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.action}>
        <Link className={buttonClass({ tone: 'secondary' })} to={begin}>
          Build yours<span className="visually-hidden">: {bike.title}</span>
        </Link>
      </p>
    </Card>
  )
}
