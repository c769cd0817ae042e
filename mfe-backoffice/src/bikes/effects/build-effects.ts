import type { BuildEffectsData } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

/** What a change of the catalogue would do to builds. */
export type BuildEffects = InOurNames<BuildEffectsData>
