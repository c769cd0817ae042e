import { comparePath, EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import styles from './closing.module.css'

interface Scene {
  src: string
  alt: string
}

const ON_THE_BRIDGE: Scene = {
  src: '/pictures/outdoors/city-bridge.webp',
  alt: 'Drawing of two riders on a bridge at sunset, one on a Homie with a basket, one on a Nyx',
}

/** The bikes that a drawn scene shows on the road. */
const SCENES: Partial<Record<string, Scene>> = {
  nyx: ON_THE_BRIDGE,
  'nireeka-homie': ON_THE_BRIDGE,
  'nireeka-prime': {
    src: '/pictures/outdoors/ridge.webp',
    alt: 'Drawing of a rider on a Prime, on a road above a valley at sunrise',
  },
}

/** What ends the page: the bike on the road, and the ways back to the builder, to a test ride and to other bikes. */
export function Closing({ slug, title }: { slug: string; title: string }) {
  const scene = SCENES[slug]
  return (
    <section id="closing" className={styles.closing} aria-labelledby="closing-heading">
      {scene ? <Picture {...scene} ratio="21:9" sizes="(width < 60rem) 66vw, 80vw" /> : null}
      <div className={styles.words}>
        <h2 id="closing-heading">Make it yours</h2>
        <p>Built after you order it, in your size and colour.</p>
        <p className={styles.ways}>
          <a className={buttonClass()} href="#main">
            Build your {title}
          </a>
          <Link className={buttonClass({ tone: 'secondary' })} to={`/dealers?service=test_ride&bike=${slug}`}>
            Find a test ride
          </Link>
          <Link className={buttonClass({ tone: 'quiet' })} to={comparePath([{ slug, build: EMPTY_BUILD }])}>
            Compare with another bike
          </Link>
        </p>
      </div>
    </section>
  )
}
