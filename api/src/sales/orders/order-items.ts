import { buildPictureAddress, layersOf, namedWith } from '@nireeka/contracts/bike-layers'

import { oneLine, type Block, type Item, type PageAddress } from '../../platform/index.ts'
import type { OrderFacts } from './order-facts.ts'

type Line = OrderFacts['lines'][number]

interface Shown {
  line: Line
  /** How many of it. */
  count: number
  /** Its price as text; empty where none is told. */
  value: string
}

/** The pictures of bikes in their colours, which are there as JPEG, too: Outlook for Windows shows no WebP. */
const HAS_JPEG = /^\/pictures\/bikes\/[\w-]+-front34(?<!-(?:one-colour|two-tone)-front34)\.webp$/
/** Matches the address of a picture of our site that mail programs can show: they refuse SVG. */
const OF_OUR_SITE = /^\/[\w-][\w/-]*\.(?:webp|jpg|png)$/
/** The pictures of other goods, of which there is a file for small places. */
const HAS_SMALL = /^\/(?:pictures\/accessories|api\/product-pictures)\/[\w-]+\.webp$/

/** Returns the block of an email that shows lines of an order with their pictures and builds. */
export const itemsBlock = (shown: readonly Shown[], page: PageAddress): Block => ({
  kind: 'items',
  items: shown.map((one) => toItem(one, page)),
})

function toItem({ line, count, value }: Shown, page: PageAddress): Item {
  const title = oneLine(line.title)
  return {
    picture: pictureOf(line, page),
    title: count > 1 ? `${count} × ${title}` : title,
    value,
    details: detailsOf(line),
  }
}

function pictureOf({ image, title, kind, build }: Line, page: PageAddress): Item['picture'] {
  if (!image || !OF_OUR_SITE.test(image)) return null
  const isWide = kind === 'bike'
  const parts = build?.part_ids ?? []
  const name = isWide ? namedWith(oneLine(title), layersOf(image, parts)) : ''
  return { src: page(buildPictureAddress(image, parts) ?? emailFile(image)), alt: name, isWide }
}

function emailFile(image: string): string {
  if (HAS_JPEG.test(image)) return image.replace(/webp$/, 'jpg')
  return HAS_SMALL.test(image) ? image.replace(/\.webp$/, '-640.webp') : image
}

/** Returns what was chosen for a build, group by group; the order's own words for parts that are gone since. */
function detailsOf({ build, choices, description }: Line): Item['details'] {
  if (!build) return []
  if (choices.length > 0) {
    return choices.map(({ group, part }) => ({ label: oneLine(group), value: oneLine(part) }))
  }
  return [{ label: 'Build', value: oneLine(description) }]
}
