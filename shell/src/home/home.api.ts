import type { Http } from '@nireeka/contracts'
import type { AnyHomeSection, HomePageData } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

/** A bike to start from. */
export interface HomeBike {
  id: number
  slug: string
  title: string
  use: string
  image: string
  /** Dollars, from. */
  price: number
  figures: KeyFigures
  /** The colours that it is built in. */
  colours: BikeColour[]
}

export interface KeyFigures {
  /** km */
  range: number
  /** km/h */
  maxSpeed: number
  /** Grams. */
  weight: number
}

export interface BikeColour {
  id: number
  name: string
  /** A CSS colour. */
  swatch: string
  image: string
}

export interface Home {
  announcement: HomePageData['announcement']
  bikes: HomeBike[]
  sections: AnyHomeSection[]
}

/** The parameter of the page's address that names a country. */
export const COUNTRY_PARAM = 'id_country'

/** Returns the country that an address names, for the dealers near it; undefined leaves it to the server (spec: 222). */
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

const toBike = ({ colors, performance, ...bike }: HomePageData['bikeChoose'][number]): HomeBike => ({
  ...bike,
  figures: { range: performance.range, maxSpeed: performance.max_speed, weight: performance.weight },
  colours: colors,
})
