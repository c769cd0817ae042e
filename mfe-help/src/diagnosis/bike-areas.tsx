import type { DiagnosisArea } from '@nireeka/contracts/api'
import { Picture } from '@nireeka/ui'

import styles from './bike-areas.module.css'

/** The areas in a word each; the style sheet says where on the picture they are. */
const SHORT: Readonly<Record<DiagnosisArea, string>> = {
  frame: 'Frame',
  display: 'Display',
  battery: 'Battery',
  drivetrain: 'Gears',
  motor: 'Motor',
  brakes: 'Brakes',
  wheels: 'Wheels',
}

const AREAS = Object.keys(SHORT) as DiagnosisArea[]

/** The areas whose names stand above the picture on a wide screen; the others stand below it. */
const ABOVE: ReadonlySet<DiagnosisArea> = new Set(['frame', 'display', 'wheels'])

/** A bike with links on its areas, each to the symptoms there. */
export const BikeAreas = ({ areas }: { areas: readonly DiagnosisArea[] }) => (
  <nav className={styles.bike} aria-labelledby="where">
    <h2 id="where">Where on the bike?</h2>
    <div className={styles.picture}>
      <Picture
        src="/pictures/bikes/nireeka-prime-pine-side.webp"
        alt=""
        sizes="(width < 60rem) 92vw, 40rem"
        isEager
      />
      <ul>
        {AREAS.filter((area) => areas.includes(area)).map((area) => (
          <li
            key={area}
            className={styles.place}
            data-area={area}
            data-side={ABOVE.has(area) ? 'above' : 'below'}
          >
            <a className={styles.link} href={`#area-${area}`}>
              {SHORT[area]}
            </a>
          </li>
        ))}
      </ul>
    </div>
    <p className={styles.hint}>Choose a part of the bike to see what can go wrong there.</p>
  </nav>
)
