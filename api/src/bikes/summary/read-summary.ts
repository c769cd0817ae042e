import type { ColourData } from '@nireeka/contracts/api'
import { type Build, fitToBike, partsOn, readCode, toOffered } from '@nireeka/contracts/bike-build'

import { drawPdf, invalid, notFound, type Db } from '../../platform/index.ts'
import type { BikeModels } from '../configurator/bikes.repository.ts'
import type { Colours } from '../configurator/colours.repository.ts'
import { findPicture, type PictureNeeds } from './find-picture.ts'
import { type SummaryFacts, toSummary } from './summary-content.ts'

export interface SummaryNeeds extends PictureNeeds {
  db: Db
  bikes: BikeModels
  colours: Colours
  now: () => Date
  /** The address at which visitors find the site. */
  siteUrl: string
}

interface Input {
  /** The bike's id or slug. */
  id: string
  /** The build's code from the page address. */
  code: string
  countryId: number
}

/**
 * Returns the function that makes the one-page PDF of a build. Anyone with the code may read it: it holds no personal
 * data.
 */
export const createReadSummary =
  (needs: SummaryNeeds) =>
  async (input: Input): Promise<{ fileName: string; pdf: Buffer }> => {
    const facts = await readFacts(input, needs)
    const pdf = await drawPdf('bikes/summary/draw/draw-summary', toSummary(facts))
    return { fileName: `${facts.data.bike.slug}.pdf`, pdf }
  }

async function readFacts(input: Input, needs: SummaryNeeds): Promise<SummaryFacts> {
  const asked = readCode(input.code)
  if (!asked) throw invalid('build', 'This link holds no bike that we can read.')
  const data = await needs.bikes.find(input.id)
  if (!data) throw notFound('This bike')
  const country = await countryOf(needs.db, input.countryId)
  const bike = toOffered(data)
  const { build: fitted, gone } = fitToBike(bike, asked)
  const { build, colour } = await withColour(fitted, data.bike.id, needs.colours)
  return {
    data,
    bike,
    build,
    gone,
    colour,
    delivery: await deliveryOf(build, { bikeId: data.bike.id, countryId: country.id }, needs.colours),
    country: country.name,
    speedLimit: country.speed_limit_kmh,
    link: linkOf(needs.siteUrl, data.bike.slug, input.code),
    now: needs.now(),
    picture: await findPicture(needs, {
      slug: data.bike.slug,
      colour,
      parts: partsOn(bike, build).map(({ id }) => id),
    }),
  }
}

const linkOf = (siteUrl: string, slug: string, code: string) =>
  `${siteUrl}/configurator/${slug}${code ? `?build=${code}` : ''}`

async function countryOf(db: Db, id: number) {
  const country = await db
    .selectFrom('countries')
    .select(['id', 'name', 'speed_limit_kmh'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!country) throw invalid('country_id', 'We don’t know this country.')
  return country
}

/** Returns the build with its size and colour reset to open where the bike doesn't come in them any more. */
async function withColour(
  build: Build,
  bikeId: number,
  colours: Colours,
): Promise<{ build: Build; colour: ColourData | null }> {
  const groups = build.sizeId === null ? null : await colours.available(bikeId, build.sizeId)
  if (!groups) return { build: { ...build, sizeId: null, colourId: null, ral: [] }, colour: null }
  const colour = groups.flatMap(({ colors }) => colors).find(({ id }) => id === build.colourId) ?? null
  return { build: { ...build, colourId: colour?.id ?? null, ral: colour ? build.ral : [] }, colour }
}

async function deliveryOf(
  { sizeId, colourId }: Build,
  { bikeId, countryId }: { bikeId: number; countryId: number },
  colours: Colours,
) {
  if (sizeId === null || colourId === null) return null
  return (await colours.delivery(bikeId, sizeId, colourId, countryId))?.dates ?? null
}
