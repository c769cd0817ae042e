import { Button } from '@nireeka/ui'

import type { Builder } from './builder.ts'

/** A button that resets the build after a confirmation. */
export const StartOver = ({ builder }: { builder: Builder }) => (
  <p>
    <Button tone="quiet" size="small" onClick={builder.reset}>
      Start over
    </Button>
  </p>
)
