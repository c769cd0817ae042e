import type { DiagnosisArea } from '@nireeka/contracts/api'
import { Picture } from '@nireeka/ui'

import styles from './bike-areas.module.css'

/**
 * The areas in a word each, from left to right above the picture and then below it; the style sheet says where on the
 * picture they are.
 */
const SHORT: Readonly<Record<DiagnosisArea, string>> = {
  frame: 'Frame',
  display: 'Display',
  wheels: 'Wheels',
  drivetrain: 'Gears',
  motor: 'Motor',
  battery: 'Battery',
  brakes: 'Brakes',
}

const AREAS = Object.keys(SHORT) as DiagnosisArea[]

/** The areas whose names stand above the picture on a wide screen; the others stand below it. */
const ABOVE: ReadonlySet<DiagnosisArea> = new Set(['frame', 'display', 'wheels'])

interface Props {
  areas: readonly DiagnosisArea[]
  /** Opens the symptoms of an area, to which its link leads. */
  onChoose: (area: DiagnosisArea) => void
}

/**
 * A bike with links on its areas, each to the symptoms there. On a wide screen lines lead from the names to the places;
 * on others both have numbers.
 */
export const BikeAreas = ({ areas, onChoose }: Props) => (
  <nav className={styles.bike} aria-labelledby="where">
    <h2 id="where">Where on the bike?</h2>
    <div className={styles.picture}>
      <div className={styles.frame}>
        <Picture
          src="/pictures/bikes/nireeka-prime-pine-side.webp"
          alt=""
          sizes="(width < 60rem) 92vw, 40rem"
          isEager
        />
        {shown(areas).map((area) => (
          <span key={area} className={styles.point} data-area={area} aria-hidden="true" />
        ))}
      </div>
      <ul className={styles.places}>
        {shown(areas).map((area) => (
          <li
            key={area}
            className={styles.place}
            data-area={area}
            data-side={ABOVE.has(area) ? 'above' : 'below'}
          >
            <a className={styles.link} href={`#area-${area}`} onClick={() => onChoose(area)}>
              {SHORT[area]}
            </a>
          </li>
        ))}
      </ul>
    </div>
    <p className={styles.hint}>Choose a part of the bike to see what can go wrong there.</p>
  </nav>
)

const shown = (areas: readonly DiagnosisArea[]) => AREAS.filter((area) => areas.includes(area))
