import { Link } from '@nireeka/kit/router'
import { Badge } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import styles from '../bikes.module.css'
import type { Bike } from './bikes.api.ts'

export const BikeSizes = ({ bike }: { bike: Bike }) => (
  <EditSection heading="Sizes" lead="The riders each size is made for, and its colours.">
    <ul>
      {bike.sizes.map(({ id, name, riderMinCm, riderMaxCm, colours, isAvailable }) => (
        <li key={id} className={styles.row}>
          <span>
            <Link to={`/backoffice/bikes/${bike.id}/sizes/${id}`}>Size {name}</Link>
            <Below>
              {riderMinCm} to {riderMaxCm} cm, {colours.length} {colours.length === 1 ? 'colour' : 'colours'}
            </Below>
          </span>
          {isAvailable ? null : <Badge>Not available</Badge>}
        </li>
      ))}
    </ul>
  </EditSection>
)

export const BikeParts = ({ bike }: { bike: Bike }) => (
  <EditSection heading="Parts">
    <ul>
      {bike.parts.map(({ id, title, slot, isDefault, isPublished }) => (
        <li key={id} className={styles.row}>
          <span>
            <Link to={`/backoffice/parts/${id}`}>{title}</Link>
            <Below>{slot}</Below>
          </span>
          {isDefault ? <Badge tone="info">Default</Badge> : null}
          {isPublished ? null : <Badge>Unpublished</Badge>}
        </li>
      ))}
    </ul>
  </EditSection>
)
