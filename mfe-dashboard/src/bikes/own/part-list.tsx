import type { OfferedBike } from '@nireeka/contracts/bike-build'
import { Badge, DefinitionList } from '@nireeka/ui'

import type { MemberBike } from '../bike.ts'
import styles from './own-bike.module.css'
import { partsOf } from './parts-of.ts'

interface Props {
  bike: MemberBike
  model: OfferedBike
}

/** All parts of a bike, with a mark on those that its owner chose or added. */
export const PartList = ({ bike, model }: Props) => (
  <section className={styles.part} aria-labelledby={`parts-${bike.id}`}>
    <h3 id={`parts-${bike.id}`} className={styles.heading}>
      How it’s built
    </h3>
    <div className={styles.parts}>
      <DefinitionList
        items={partsOf(model, bike).map(({ place, title, isOwn }) => ({
          term: place,
          details: isOwn ? (
            <>
              {title} <Badge tone="accent">Your choice</Badge>
            </>
          ) : (
            title
          ),
        }))}
      />
    </div>
  </section>
)
