import type { DealerCardData, DealerData } from '@nireeka/contracts/api'

const HOW_MANY = 3

type VisitorCountry = Pick<DealerData, 'latitude' | 'longitude'>

/**
 * Returns three dealers for a visitor: those of the visitor's country first, then the ones nearest to them. For a
 * country without dealers, distances are measured from the first dealer of `otherwise`.
 */
export function nearDealers(
  dealers: readonly DealerData[],
  country: string,
  otherwise: string,
): DealerCardData[] {
  const [own, others] = split(dealers, country)
  const [home] = own.length > 0 ? own : split(dealers, otherwise)[0]
  const around = home ? others.toSorted((a, b) => distance(home, a) - distance(home, b)) : others
  return [...own, ...around].slice(0, HOW_MANY).map(toCard)
}

const split = (dealers: readonly DealerData[], country: string) =>
  [
    dealers.filter((dealer) => dealer.country === country),
    dealers.filter((dealer) => dealer.country !== country),
  ] as const

const RADIANS = Math.PI / 180

/** Returns the distance between two countries on a sphere of radius 1, by the haversine formula. */
function distance(a: VisitorCountry, b: VisitorCountry): number {
  const [north, east] = [b.latitude - a.latitude, b.longitude - a.longitude].map((it) => it * RADIANS) as [
    number,
    number,
  ]
  const part =
    Math.sin(north / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(east / 2) ** 2
  return 2 * Math.asin(Math.sqrt(part))
}

const toCard = ({ id, name, city, country, hours, note, phone }: DealerData): DealerCardData => ({
  id,
  name,
  city,
  country,
  hours,
  note,
  phone,
})
