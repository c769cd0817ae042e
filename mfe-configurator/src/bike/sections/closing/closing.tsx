import { comparePath, EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import styles from './closing.module.css'

interface Scene {
  src: string
  alt: string
}

const BRIDGE = '/pictures/outdoors/city-bridge.webp'

/** The bike on the road in a drawn scene. The style sheet cuts the other bike off where there are two. */
const SCENES: Partial<Record<string, Scene>> = {
  nyx: { src: BRIDGE, alt: 'Drawing of a rider on a Nyx, on a bridge at sunset' },
  'nireeka-homie': {
    src: BRIDGE,
    alt: 'Drawing of a rider on a Homie with a basket, on a bridge at sunset',
  },
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
      {scene ? (
        <div className={styles.scene} data-bike={slug}>
          <Picture {...scene} ratio="4:3" sizes="(width < 60rem) 132vw, 98vw" />
        </div>
      ) : null}
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
