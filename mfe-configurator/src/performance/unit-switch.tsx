import { Button } from '@nireeka/ui'

import type { Builder } from '../build/builder.ts'

/** Spec, section 4: the unit toggles between 0 and 1. The button says what it changes to. */
export const UnitSwitch = ({ builder }: { builder: Pick<Builder, 'unit' | 'toggleUnit'> }) => (
  <Button tone="quiet" size="small" onClick={builder.toggleUnit}>
    {builder.unit ? 'Show km, kg and cm' : 'Show miles, pounds and feet'}
  </Button>
)
