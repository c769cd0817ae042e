import {
  ASSEMBLIES,
  type Assembly,
  BIKE_PIECE_NAMES,
  BIKE_PIECES,
  type BikePiece,
} from '@nireeka/contracts/bike-pieces'
import { Checkbox } from '@nireeka/ui'

import styles from '../products.module.css'

interface Props {
  pieces: readonly BikePiece[]
  onChange: (pieces: BikePiece[]) => void
}

const GROUPS = (Object.keys(ASSEMBLIES) as Assembly[]).map((assembly) => ({
  title: ASSEMBLIES[assembly],
  names: BIKE_PIECE_NAMES.filter((name) => BIKE_PIECES[name].assembly === assembly),
}))

/** The pieces of the exploded bike at which a spare part is listed, by assembly. */
export const PiecesField = ({ pieces, onChange }: Props) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Place on the exploded bike</legend>
    <p className={styles.quiet}>Without any, the part isn’t listed there.</p>
    <div className={styles.assemblies}>
      {GROUPS.map(({ title, names }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          {names.map((name) => (
            <Checkbox
              key={name}
              label={BIKE_PIECES[name].title}
              checked={pieces.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? [...pieces, name] : pieces.filter((it) => it !== name))
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  </fieldset>
)
