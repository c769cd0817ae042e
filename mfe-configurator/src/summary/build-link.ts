import { type Build, toCode } from '@nireeka/contracts/bike-build'

/** Returns the path of the build's one-page PDF. */
export function summaryPath(slug: string, build: Build, countryId: number | null): string {
  const query = new URLSearchParams({ build: toCode(build) })
  if (countryId !== null) query.set('country_id', String(countryId))
  return `/api/configurator/${slug}/summary?${query}`
}
