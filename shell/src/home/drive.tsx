import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture } from '@nireeka/ui'

import styles from './drive.module.css'
import home from './home.module.css'

/** Close-ups of what drives a bike. Each leads to the step of the builder in which it is chosen. */
export const Drive = () => (
  <section className={home.section} aria-labelledby="drive-title">
    <h2 id="drive-title">What makes it go</h2>
    <ul className={styles.parts}>
      {PARTS.map(({ name, text, more, spot, bike }, place) => (
        <Card
          key={spot}
          as="li"
          look="plain"
          picture={
            <Picture
              src={`/pictures/spots/${spot}.webp`}
              alt=""
              sizes={`(width < 60rem) 50vw, ${place === 0 ? 50 : 18}rem`}
            />
          }
        >
          <h3>
            <Link className={cardLinkClass} to={`/configurator/${bike}?step=upgrades`}>
              {name}
            </Link>
          </h3>
          <p className={styles.text}>
            {text} <span className={styles.more}>{more}</span>
          </p>
        </Card>
      ))}
    </ul>
  </section>
)

/** The figures are the catalogue's: all that the three bikes can be built with. */
const PARTS = [
  {
    name: 'Motor',
    text: 'At the cranks, low and central.',
    more: '500 to 1000 watts, up to 160 Nm.',
    spot: 'prime-motor',
    bike: 'nireeka-prime',
  },
  {
    name: 'Battery',
    text: 'In the frame, behind a lock.',
    more: '504 to 840 Wh, and the Prime can take two.',
    spot: 'battery',
    bike: 'nireeka-homie',
  },
  {
    name: 'Display',
    text: 'Speed, range and assist at a glance.',
    more: 'The larger one shows the way, too.',
    spot: 'display',
    bike: 'nyx',
  },
  {
    name: 'Belt drive',
    text: 'Quiet and clean, with eight gears in the hub.',
    more: 'For the Prime and the Homie.',
    spot: 'homie-belt',
    bike: 'nireeka-homie',
  },
] as const
