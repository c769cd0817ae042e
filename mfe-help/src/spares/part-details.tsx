import { Link } from '@nireeka/kit/router'
import { Picture, WholeWords } from '@nireeka/ui'

import { FamilyDrawing } from './family-drawing.tsx'
import { partPath } from './list-params.ts'
import type { Spare } from './spares.api.ts'
import styles from './spares.module.css'

/** A part's description, the bikes that it fits, and its successor. */
export function PartDetails({ part, isEager }: { part: Spare; isEager: boolean }) {
  const { title, description, family, fits, years, torqueNm, note, newer } = part
  const facts = [fits.join(', '), years, torqueNm === null ? '' : `tighten to ${torqueNm}\u00A0Nm`].filter(
    Boolean,
  )
  return (
    <div className={styles.part}>
      <div className={styles.picture}>
        <Picture
          src={part.image}
          alt=""
          sizes="7rem"
          isEager={isEager}
          fallback={<FamilyDrawing code={family.code} title="" />}
        />
      </div>
      <div className={styles.details}>
        <p className={styles.title}>
          <Link to={partPath(part.id)}>
            <WholeWords text={title} />
          </Link>
        </p>
        <p className={styles.about}>{description}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {note ? <p className={styles.hint}>{note}</p> : null}
        {newer ? (
          <p className={styles.replaced}>
            Replaced by <Link to={partPath(newer.id)}>{newer.number}</Link>
          </p>
        ) : null}
      </div>
    </div>
  )
}
