import type { Build } from '@nireeka/contracts/bike-build'

import type { Builder } from './builder.ts'
import { spokenChange } from './spoken-change.ts'

interface Props {
  builder: Builder
  before: Build | null
}

/** The only live region that announces changes to screen readers: once per choice, when all its effects are known. */
export function SpokenChanges({ builder, before }: Props) {
  const isComplete = !builder.size || !builder.colours.isPending || builder.bike.owned !== null
  return (
    <output className="visually-hidden" aria-live="polite">
      {before && isComplete ? spokenChange(builder, before) : ''}
    </output>
  )
}
