import { type BuildRef, EMPTY_BUILD, toCode } from '@nireeka/contracts/bike-build'

import type { Columns } from './compare-address.ts'

/**
 * Returns the columns that are shown when the URL names no build: the first two bikes as standard, as many as a phone
 * has room for. Its differences and best values would otherwise count a bike that isn't in sight.
 */
export function standardColumns([one, two]: ReadonlyArray<{ slug: string }>): Columns {
  return [one ? standardBuild(one) : null, two ? standardBuild(two) : null]
}

export const standardBuild = ({ slug }: { slug: string }): BuildRef => ({ slug, build: EMPTY_BUILD })

/** Whether a build has neither size, colour nor parts of its own. */
export const isStandard = ({ build }: Pick<BuildRef, 'build'>) => toCode(build) === ''

export const isEmpty = (columns: Columns) => columns.every((build) => build === null)
