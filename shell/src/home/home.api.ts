import type { Http } from '@nireeka/contracts'
import type { AnyHomeSection, HomePageData } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

/** A bike that the home page offers as a starting point. */
export interface HomeBike {
  id: number
  slug: string
  title: string
  use: string
  image: string
  /** The starting price in dollars. */
  price: number
  figures: KeyFigures
  /** The colours in which the bike is available. */
  colours: BikeColour[]
  /** The average of its reviews, from 1 to 5; null without any. */
  rating: number | null
  ratingCount: number
}

export interface KeyFigures {
  /** Range in km. */
  range: number
  /** Maximum speed in km/h. */
  maxSpeed: number
  /** Weight in grams. */
  weight: number
}

export interface BikeColour {
  id: number
  name: string
  /** The colour's dot, as a CSS colour. */
  swatch: string
  image: string
}

export interface Home {
  announcement: HomePageData['announcement']
  bikes: HomeBike[]
  sections: AnyHomeSection[]
}

/** The query parameter that names a country. */
export const COUNTRY_PARAM = 'id_country'

/** Returns the country in a page's query, for nearby dealers; undefined lets the server choose (spec: 222). */
export function readCountry(query: URLSearchParams): number | undefined {
  const text = query.get(COUNTRY_PARAM) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

export const homePage = (http: Http, countryId?: number) =>
  queryOptions({
    queryKey: ['home-page', countryId],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Home> => {
      const query = { id_country: countryId }
      const { data } = await http.get('/api/home-page', { query, signal })
      return { announcement: data.announcement, bikes: data.bikeChoose.map(toBike), sections: data.sections }
    },
  })

const toBike = ({
  colors,
  performance,
  rating_count,
  ...bike
}: HomePageData['bikeChoose'][number]): HomeBike => ({
  ...bike,
  figures: { range: performance.range, maxSpeed: performance.max_speed, weight: performance.weight },
  colours: colors,
  ratingCount: rating_count,
})
