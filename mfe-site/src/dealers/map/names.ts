import { TOWN_LIST } from '../towns.ts'
import { COUNTRY_NAMES, type PlaceName, SEA_NAMES } from './country-names.ts'
import { type Box, isIn, isOver } from './labels.ts'
import type { View } from './map-view.ts'
import { type Coordinates, MAP_WIDTH, type Point, project } from './projection.ts'

/** A name that helps to find one's way on the map. `at`: position as shares of the view's width and height. */
export interface MapName {
  key: string
  name: string
  kind: 'country' | 'sea' | 'town'
  at: Point
}

interface Size {
  width: number
  height: number
}

/** What a name needs, in pixels: about so much for each letter, and half of its line. */
const LETTER_PX = 6.5
const HALF_LINE_PX = 9
/** What stays free behind a town's name. */
const GAP_PX = 6
/** A name may be somewhat wider than what it names. */
const WIDER = 1.25
/** Towns are named in views of at most so many map units for each pixel. */
const TOWNS_FROM = 0.75
/** Countries are named in views of at most this share of the world: in wider ones their names and borders hide the dealers. */
const COUNTRIES_FROM = 0.5
/** A town's dot, in pixels, with the gap to its name. */
const DOT_PX = 8

/** Returns the names that have room in a view: of seas, nearer of countries, both as wide as their names, and then of towns. */
export function placeNames(view: View, size: Size, taken: readonly Box[]): MapName[] {
  const scale = size.width / view.width
  const occupied = [...taken]
  const named = new Set<string>()
  const take = (kind: MapName['kind'], place: Coordinates & { name: string }): MapName[] => {
    // An ocean has a name in each of its parts.
    if (named.has(place.name)) return []
    const point = project(place)
    const at = { x: (point.x - view.x) / view.width, y: (point.y - view.y) / view.height }
    const box = boxOf(kind, place.name, { x: at.x * size.width, y: at.y * size.height })
    if (!isIn(box, size.width, size.height) || occupied.some((each) => isOver(each, box))) return []
    occupied.push(box)
    named.add(place.name)
    return [{ key: `${kind} ${place.name} ${place.longitude}`, name: place.name, kind, at }]
  }
  const fits = ({ name, degrees }: PlaceName) =>
    name.length * LETTER_PX < (degrees / 360) * MAP_WIDTH * scale * WIDER
  const countries = view.width > MAP_WIDTH * COUNTRIES_FROM ? [] : COUNTRY_NAMES
  return [
    ...countries.filter(fits).flatMap((place) => take('country', place)),
    ...SEA_NAMES.filter(fits).flatMap((place) => take('sea', place)),
    ...(1 / scale > TOWNS_FROM ? [] : TOWN_LIST.flatMap((place) => take('town', place))),
  ]
}

/** Returns the place of a name: around its middle, or for a town from its dot to the right. */
function boxOf(kind: MapName['kind'], name: string, { x, y }: Point): Box {
  const length = name.length * LETTER_PX
  const left = kind === 'town' ? x - DOT_PX / 2 : x - length / 2
  const right = kind === 'town' ? x + DOT_PX + length + GAP_PX : x + length / 2
  return { left, right, top: y - HALF_LINE_PX, bottom: y + HALF_LINE_PX }
}
