import type { Unit } from '@nireeka/kit/units'
import { pathOfBuild, sizeFor } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { buttonClass, ColourLinks, firstScreen, Icon, Picture, Price } from '@nireeka/ui'
import { useState } from 'react'

import { MEASURES } from '../performance/measures.ts'
import type { StoredBuild } from '../saved/stored-build.api.ts'
import { adviceText } from '../size/advice-text.ts'
import { aboutWeeks } from './about-weeks.ts'
import type { ListedBike } from './bike.ts'
import { bikePath } from './bike-path.ts'
import styles from './bikes.module.css'
import { Rated } from './rated.tsx'

interface Props {
  bike: ListedBike
  /** A guest's build of this bike in this browser. */
  kept: StoredBuild | null
  unit: Unit
  /** The rider's height in cm; null if not entered. */
  height: number | null
  /** The card's place in the list, from 0. */
  index: number
}

const FIGURES = ['range', 'power', 'weight'] as const

/** How many cards are on the first screen. */
const FIRST_SCREEN = { phone: 1, wide: 3 }

/** A card of a bike: its colours, purpose, price, delivery time, and a link to build it. */
export function BikeCard({ bike, kept, unit, height, index }: Props) {
  const [name, setName] = useState<string | null>(null)
  const chosen = bike.colours.find((colour) => colour.name === name) ?? null
  const shown = chosen ?? bike.colours.find(({ image }) => image === bike.image)
  return (
    <li className={styles.bike}>
      <div className={styles.frame}>
        <Picture
          src={chosen?.image ?? bike.image}
          alt={chosen ? `${bike.title}, ${chosen.name}` : ''}
          sizes={`(width < 60rem) ${index === 0 ? 100 : 66}vw, 36vw`}
          // The current picture stays until the one in the new colour is loaded.
          {...(chosen ? { isPriority: true } : firstScreen(index, FIRST_SCREEN))}
        />
      </div>
      <div className={styles.colours}>
        <ColourLinks
          label={`Colours of the ${bike.title}`}
          colours={bike.colours.map((colour) => ({
            name: colour.name,
            swatch: colour.swatch,
            link: <Link to={bikePath(bike, colour)} />,
          }))}
          shown={shown?.name}
          onChoose={setName}
        />
      </div>
      <p className={styles.use}>{bike.use}</p>
      <div className={styles.head}>
        <h2 className={styles.title}>{bike.title}</h2>
        <p className={styles.price}>
          From <Price dollars={bike.price} />
        </p>
      </div>
      <Rated value={bike.rating} count={bike.ratingCount} />
      <p className={styles.summary}>{bike.summary}</p>
      <Figures bike={bike} unit={unit} height={height} />
      <p className={styles.terms}>Delivered in about {aboutWeeks(bike.leadDays)}</p>
      <Ways bike={bike} kept={kept} path={bikePath(bike, chosen)} />
    </li>
  )
}

/** The ways on: to the builder, in the colour that is shown, and to a test ride. */
const Ways = ({ bike, kept, path }: Pick<Props, 'bike' | 'kept'> & { path: string }) => (
  <div className={styles.ways}>
    <Link
      className={`${buttonClass({ size: 'large', isWide: true })} ${styles.build}`}
      to={kept ? pathOfBuild(kept.slug, kept.build) : path}
    >
      {kept ? <Continue title={bike.title} /> : <span>Build the {bike.title}</span>}
    </Link>
    <Link className={styles.testRide} to={`/dealers?service=test_ride&bike=${bike.slug}`}>
      Find a test ride <span className="visually-hidden">of the {bike.title}</span>
    </Link>
  </div>
)

/** The bike's main figures, and the size that is advised for the rider's height. */
const Figures = ({ bike, unit, height }: Pick<Props, 'bike' | 'unit' | 'height'>) => (
  <>
    <dl className={styles.figures}>
      {FIGURES.map((metric) => (
        <div key={metric}>
          <dt>{MEASURES[metric].label}</dt>
          <dd>{MEASURES[metric].text(bike.performance[metric], unit)}</dd>
        </div>
      ))}
    </dl>
    {height === null ? null : (
      <p className={styles.size}>
        <Icon name="user" /> {adviceText(sizeFor(bike.sizes, { height, inseam: null }), unit)}
      </p>
    )}
  </>
)

/** Stands in the place of the button that starts a new build, so that nothing moves when the browser's build is read. */
const Continue = ({ title }: { title: string }) => (
  <span>
    Continue your build <span className="visually-hidden">of the {title}</span>
  </span>
)
