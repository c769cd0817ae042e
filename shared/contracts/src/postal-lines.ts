import type { PostalAddress } from './api/checkout.ts'

type Place = Pick<PostalAddress, 'city' | 'region' | 'postcode'>

/** Returns the lines below the street. An empty one is left out. */
type TownLines = (place: Place) => Array<string | null>

const AUSTRALIA = 13
const CANADA = 37
const EMIRATES = 220
const KINGDOM = 221
const STATES = 222

const spaced = (...words: Array<string | null>) => words.filter(Boolean).join(' ')
const withComma = (...words: Array<string | null>) => words.filter(Boolean).join(', ')

/** The countries whose postcode doesn't stand before the city, by their id in the countries table. */
const TOWN_LINES: Readonly<Record<number, TownLines>> = {
  [AUSTRALIA]: ({ city, region, postcode }) => [spaced(city, region, postcode)],
  [CANADA]: ({ city, region, postcode }) => [spaced(city, region, postcode)],
  // Dubai is a city and an emirate; a name isn't written twice.
  [EMIRATES]: ({ city, region }) => [withComma(city, region === city ? null : region)],
  [KINGDOM]: ({ city, postcode }) => [city, postcode],
  [STATES]: ({ city, region, postcode }) => [spaced(withComma(city, region), postcode)],
}

const ANYWHERE: TownLines = ({ city, region, postcode }) => [spaced(postcode, city), region]

/** Returns the street and town of an address as lines, in the form of its country, without names and country. */
export const placeLines = (
  { street, street_2, ...place }: Omit<PostalAddress, 'name' | 'last_name' | 'phone'>,
  countryId: number,
): string[] =>
  [street, street_2, ...(TOWN_LINES[countryId] ?? ANYWHERE)(place)].flatMap((line) => line?.trim() || [])

/** Returns all lines of an address as they are written on a parcel in its country, with the country's name last. */
export const postalLines = (
  { name, last_name, ...address }: Omit<PostalAddress, 'phone'>,
  country: { id: number; name: string },
): string[] =>
  [`${name} ${last_name}`.trim(), ...placeLines(address, country.id), country.name].filter(Boolean)
