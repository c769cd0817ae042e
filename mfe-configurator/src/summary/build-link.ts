import { type Build, toCode } from '@nireeka/contracts/bike-build'

/** Where the configurator goes on with a build: a path of this site that means the same for everybody. */
export function pathOfBuild(slug: string, build: Build): string {
  const code = toCode(build)
  return code ? `/configurator/${slug}?build=${code}` : `/configurator/${slug}`
}

/** The build on one page, as a PDF. */
export function summaryPath(slug: string, build: Build, countryId: number | null): string {
  const query = new URLSearchParams({ build: toCode(build) })
  if (countryId !== null) query.set('country_id', String(countryId))
  return `/api/configurator/${slug}/summary?${query}`
}
