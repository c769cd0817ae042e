import type { OfferedBike } from '@nireeka/contracts/bike-build'
import { DefinitionList, Icon } from '@nireeka/ui'

import type { MemberBike } from '../bike.ts'
import styles from './part-list.module.css'
import { partsOf } from './parts-of.ts'

interface Props {
  bike: MemberBike
  model: OfferedBike
}

/** What the mark before a part means; nothing where no part has it. */
const Legend = ({ bike }: Pick<Props, 'bike'>) =>
  bike.partIds.length > 0 ? (
    <p className={styles.legend} aria-hidden="true">
      Your choices are marked with
      <Icon name="check" />
    </p>
  ) : null

/** On a phone, its many rows are folded at first. */
const mayBeOpen = () => !globalThis.matchMedia?.('(width < 40rem)').matches

/** All parts of a bike, with a mark on those that its owner chose or added. */
export const PartList = ({ bike, model }: Props) => (
  <section aria-labelledby={`parts-${bike.id}`}>
    <details className={styles.fold} open={mayBeOpen()}>
      <summary className={styles.summary}>
        <h3 id={`parts-${bike.id}`} className={styles.heading}>
          How it’s built
        </h3>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>
        <Legend bike={bike} />
        <Parts bike={bike} model={model} />
      </div>
    </details>
  </section>
)

const Parts = ({ bike, model }: Props) => (
  <div className={styles.parts}>
    <DefinitionList
      items={partsOf(model, bike).map(({ place, title, isOwn }) => ({
        term: place,
        details: isOwn ? (
          <span className={styles.own}>
            <Icon name="check" />
            <span>
              {title} <span className="visually-hidden">Your choice</span>
            </span>
          </span>
        ) : (
          title
        ),
      }))}
    />
  </div>
)
