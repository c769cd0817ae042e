import { toCode } from '@nireeka/contracts/bike-build'
import type { SavedBuild } from '@nireeka/kit/saved-builds'

type Compared = Pick<SavedBuild, 'slug' | 'build'>

/** Returns the path of the configurator's page that shows two builds side by side. */
export const comparePath = (one: Compared, two: Compared) =>
  `/configurator/compare?${new URLSearchParams({ one: textOf(one), two: textOf(two) })}`

const textOf = ({ slug, build }: Compared) => [slug, toCode(build)].filter(Boolean).join('.')
