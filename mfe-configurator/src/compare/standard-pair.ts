import { EMPTY_BUILD, toCode } from '@nireeka/contracts/bike-build'

import type { BuildRef, Pair } from './compare-address.ts'

/** Returns the pair that is shown when the URL names no build: the first two bikes as standard. */
export function standardPair([one, two]: ReadonlyArray<{ slug: string }>): Pair {
  return { one: one ? standardBuild(one) : null, two: two ? standardBuild(two) : null }
}

export const standardBuild = ({ slug }: { slug: string }): BuildRef => ({ slug, build: EMPTY_BUILD })

/** Whether a build has neither size, colour nor parts of its own. */
export const isStandard = ({ build }: Pick<BuildRef, 'build'>) => toCode(build) === ''

export const isEmptyPair = ({ one, two }: Pair) => one === null && two === null
