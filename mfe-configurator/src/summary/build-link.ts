import { type Build, toCode } from '@nireeka/contracts/bike-build'

/** The build on one page, as a PDF. */
export function summaryPath(slug: string, build: Build, countryId: number | null): string {
  const query = new URLSearchParams({ build: toCode(build) })
  if (countryId !== null) query.set('country_id', String(countryId))
  return `/api/configurator/${slug}/summary?${query}`
}
