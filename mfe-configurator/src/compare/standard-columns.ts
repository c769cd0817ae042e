import { type BuildRef, EMPTY_BUILD, MOST_COMPARED, toCode } from '@nireeka/contracts/bike-build'

import type { Columns } from './compare-address.ts'

/**
 * Returns the columns that are shown when the URL names no build: the first three bikes as standard, of which a phone shows
 * two at a time. Of fewer than two bikes, the missing ones are null.
 */
export function standardColumns(bikes: ReadonlyArray<{ slug: string }>): Columns {
  const [one = null, two = null, ...more] = bikes.slice(0, MOST_COMPARED).map(standardBuild)
  return [one, two, ...more]
}

export const standardBuild = ({ slug }: { slug: string }): BuildRef => ({ slug, build: EMPTY_BUILD })

/** Whether a build has neither size, colour nor parts of its own. */
export const isStandard = ({ build }: Pick<BuildRef, 'build'>) => toCode(build) === ''

export const isEmpty = (columns: Columns) => columns.every((build) => build === null)
