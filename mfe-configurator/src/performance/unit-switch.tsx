import { Button } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'
import styles from './unit-switch.module.css'

interface Props {
  /** A builder, or any other object with a unit. */
  builder: Pick<Builder, 'unit' | 'toggleUnit'>
  /** What the switch is next to, which decides its label. */
  of: keyof typeof UNIT_LABELS
}

/** The labels for unit 0 and unit 1: each names the other unit. */
export const UNIT_LABELS = {
  heights: ['Show feet and inches', 'Show centimetres'],
  figures: ['Show miles and pounds', 'Show kilometres and kilograms'],
} as const

/** A button that toggles the unit between 0 and 1 for the whole page (spec, section 4). */
export const UnitSwitch = ({ builder, of }: Props) => (
  <Button tone="quiet" size="small" className={styles.switch} onClick={builder.toggleUnit}>
    {UNIT_LABELS[of][builder.unit]}
  </Button>
)
