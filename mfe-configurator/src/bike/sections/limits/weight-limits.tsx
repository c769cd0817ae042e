import type { Unit } from '@nireeka/kit/units'
import { DefinitionList } from '@nireeka/ui'

import type { AboutBike } from '../about.api.ts'
import { Section } from '../section.tsx'
import styles from '../sections.module.css'
import { weightText } from './weights.ts'

interface Props {
  limits: AboutBike['limits']
  unit: Unit
}

/** What a bike may carry at most. */
export const WeightLimits = ({ limits, unit }: Props) =>
  limits.length === 0 ? null : (
    <Section id="weight-limits" heading="Weight limits">
      <DefinitionList
        items={limits.map(({ label, kg, note }) => ({
          term: label,
          details: (
            <>
              {weightText(kg, unit)}
              {note ? <span className={styles.note}>{note}</span> : null}
            </>
          ),
        }))}
      />
    </Section>
  )
