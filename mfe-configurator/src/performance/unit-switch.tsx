import { Button } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'

interface Props {
  /** A builder, or what else counts in a unit. */
  builder: Pick<Builder, 'unit' | 'toggleUnit'>
  /** What stands beside it. */
  of: keyof typeof LABELS
}

/** For the unit 0 and for 1: what the button changes to. */
const LABELS = {
  heights: ['Show feet and inches', 'Show centimetres'],
  figures: ['Show miles and pounds', 'Show kilometres and kilograms'],
} as const

/** Spec, section 4: the unit toggles between 0 and 1, for everything on the page at once. */
export const UnitSwitch = ({ builder, of }: Props) => (
  <Button tone="quiet" size="small" onClick={builder.toggleUnit}>
    {LABELS[of][builder.unit]}
  </Button>
)
