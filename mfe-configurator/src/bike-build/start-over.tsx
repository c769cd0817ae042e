import { Button } from '@nireeka/ui'

import type { Builder } from './builder.ts'

/** Asks before it takes everything back. */
export const StartOver = ({ builder }: { builder: Builder }) => (
  <p>
    <Button tone="quiet" size="small" onClick={builder.reset}>
      Start over
    </Button>
  </p>
)
