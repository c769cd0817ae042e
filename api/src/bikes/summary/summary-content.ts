import { formatDate, formatDateSpan, toDollars } from '@nireeka/contracts'
import type { BikeData, ColourData, DeliveryDatesData } from '@nireeka/contracts/api'
import { namedWith } from '@nireeka/contracts/bike-layers'
import {
  type Build,
  type OfferedBike,
  type OfferedPart,
  partsOn,
  performanceOf,
  priceOf,
  problemsOf,
} from '@nireeka/contracts/bike-build'

import { type Figure, toFigures } from './figures.ts'
import type { SummaryPicture } from './find-picture.ts'

/** The texts of a build's summary before drawing. It holds no personal data. */
export interface SummaryContent {
  title: string
  /** Size and colour, such as "Size M, Midnight Pearl"; empty while both are open. */
  look: string
  /** The chosen parts with their surcharges. */
  rows: SummaryRow[]
  /** The standard parts, as one text. */
  included: string
  total: string
  figures: Figure[]
  delivery: string
  /** Sentences about parts that don't fit, and about parts that are gone since the link was made. */
  notes: string[]
  link: string
  day: string
  /** The chosen colour as a CSS colour; null when none is chosen or the rider picks a RAL code. */
  swatch: string | null
  picture: (Pick<SummaryPicture, 'file' | 'ratio'> & { alt: string; words: string }) | null
}

export interface SummaryRow {
  what: string
  choice: string
  price: string
}

export interface SummaryFacts {
  data: BikeData
  bike: OfferedBike
  build: Build
  /** How many parts in the link's code are no longer sold. */
  gone: number
  colour: ColourData | null
  /** The delivery dates; null when delivery is on request. */
  delivery: DeliveryDatesData | null
  country: string
  /** The speed limit in km/h that the country's law sets; null when there is none. */
  speedLimit: number | null
  link: string
  now: Date
  picture: SummaryPicture | null
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const price = (cents: number) => DOLLARS.format(toDollars(cents))

export function toSummary(facts: SummaryFacts): SummaryContent {
  const { data, bike, build, colour, link, now } = facts
  const chosen = new Set(build.partIds)
  const included = partsOn(bike, build).filter(({ id }) => !chosen.has(id))
  return {
    title: data.bike.title,
    look: lookOf(facts),
    rows: rowsOf(facts),
    included: included.map(({ title }) => title).join(', '),
    total: price(priceOf(bike, build, colourCents(colour)).totalCents),
    figures: toFigures(performanceOf(bike, build)),
    delivery: deliveryText(facts),
    notes: notesOf(facts),
    link,
    day: formatDate(now),
    swatch: colour?.swatch ?? null,
    picture: facts.picture && {
      file: facts.picture.file,
      ratio: facts.picture.ratio,
      ...pictureTexts(facts),
    },
  }
}

/** Returns the alternative text of the picture, and what it shows of the build. */
function pictureTexts({ data, colour, picture, build }: SummaryFacts) {
  const { title } = data.bike
  if (!colour || !picture?.isInColour)
    return { alt: title, words: `The picture shows the standard ${title}.` }
  const { layers } = picture
  const shown = new Set(layers.map(({ part }) => part))
  return {
    alt: namedWith(`${title} in ${colour.name}`, layers),
    words: shownWords(
      layers.length,
      build.partIds.some((id) => !shown.has(id)),
    ),
  }
}

function shownWords(extras: number, isMore: boolean) {
  if (extras === 0) return 'The picture shows your colour on the standard bike.'
  return isMore
    ? 'The picture shows your colour, but not every part.'
    : 'The picture shows your colour and parts.'
}

const colourCents = (colour: ColourData | null) => (colour ? Math.round(colour.price * 100) : 0)

const sizeOf = ({ data, build }: SummaryFacts) => data.bike.sizes.find(({ id }) => id === build.sizeId)

function lookOf(facts: SummaryFacts): string {
  const size = sizeOf(facts)
  return [size ? `Size ${size.name}` : '', colourLabel(facts)].filter(Boolean).join(', ')
}

const colourLabel = ({ colour, build }: SummaryFacts) =>
  colour ? [colour.name, ...build.ral.map((code) => `RAL ${code}`)].join(', ') : ''

function rowsOf(facts: SummaryFacts): SummaryRow[] {
  const { data, bike, build, colour } = facts
  const size = sizeOf(facts)
  const added = new Map(priceOf(bike, build).parts.map(({ part, cents }) => [part.id, cents]))
  const chosen = new Set(build.partIds)
  const slots = new Map(bike.slots.map(({ id, title }) => [id, title]))
  const toRow = ({ id, slotId, title }: OfferedPart): SummaryRow => ({
    what: slots.get(slotId) ?? '',
    choice: title,
    price: added.has(id) ? price(added.get(id) ?? 0) : 'No extra cost',
  })
  return [
    { what: 'Bike', choice: data.bike.title, price: price(bike.cents) },
    { what: 'Size', choice: size ? sizeLabel(size) : 'Not chosen yet', price: '' },
    {
      what: 'Colour',
      choice: colourLabel(facts) || 'Not chosen yet',
      price: colour ? orIncluded(colourCents(colour)) : '',
    },
    ...bike.slots.flatMap(({ id }) =>
      partsOn(bike, build)
        .filter((part) => part.slotId === id && chosen.has(part.id))
        .map(toRow),
    ),
  ]
}

const sizeLabel = (size: BikeData['bike']['sizes'][number]) =>
  `${size.name}, for riders of ${size.rider_min_cm} to ${size.rider_max_cm} cm`

const orIncluded = (cents: number) => (cents > 0 ? price(cents) : 'Included')

function deliveryText({ build, colour, delivery, country }: SummaryFacts): string {
  if (build.sizeId === null || !colour) return 'The delivery date depends on size and colour.'
  if (!delivery) return 'Delivery date on request'
  const days = formatDateSpan(delivery.arrives_from, delivery.arrives_to)
  return `Arrives ${days} if it is ordered today (${country}).`
}

const notesOf = ({ bike, build, gone, speedLimit }: SummaryFacts): string[] => [
  ...(gone > 0 ? [goneText(gone)] : []),
  ...problemsOf(bike, build, speedLimit).map(({ text }) => text),
]

const goneText = (gone: number) =>
  gone === 1
    ? 'One part in this link is no longer offered, so you see the standard part.'
    : `${gone} parts in this link are no longer offered, so you see the standard parts.`
