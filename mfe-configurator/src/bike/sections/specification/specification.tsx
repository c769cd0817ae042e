import type { Unit } from '@nireeka/kit/units'
import { DefinitionList } from '@nireeka/ui'

import type { BuildableBike } from '../../bike.api.ts'
import type { AboutBike } from '../about.api.ts'
import { FoldedSection } from '../folded-section.tsx'
import styles from '../sections.module.css'
import { specificationOf } from './specification-rows.ts'

interface Props {
  bike: BuildableBike
  about: AboutBike
  unit: Unit
}

/** Everything about the standard bike. */
export const Specification = ({ bike, about, unit }: Props) => (
  <FoldedSection
    id="specification"
    heading="Specification"
    lead="The standard bike. Your build summary lists what you’ve changed."
  >
    <div className={styles.groups}>
      {specificationOf(bike, about, unit)
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <DefinitionList items={rows} />
          </div>
        ))}
    </div>
  </FoldedSection>
)
