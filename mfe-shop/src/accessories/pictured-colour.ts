import type { AccessoryCard } from './accessories.api.ts'

export type PicturedColour = AccessoryCard['pictured'][number]

/** The query parameter of a product's page that names the colour it opens with. */
export const COLOUR_PARAM = 'colour'

type Pictured = Pick<AccessoryCard, 'id' | 'image' | 'pictured'>

/** Returns the colour that the product's own picture shows; undefined where that isn't known. */
const ownColour = ({ pictured, image }: Pictured) => pictured.find((colour) => colour.image === image)

/** Returns the first of the wanted colours that has a picture, otherwise that of the product's own picture. */
export function shownColour(item: Pictured, ...wanted: (string | null | undefined)[]) {
  const names = wanted.filter((name) => item.pictured.some((colour) => colour.name === name))
  return item.pictured.find(({ name }) => name === names[0]) ?? ownColour(item)
}

/** Returns the path of a product's page, with the colour unless the page opens with it anyway. */
export function pathInColour(item: Pictured, colour: PicturedColour | undefined): string {
  const path = `/shop/accessories/${item.id}`
  return colour === undefined || colour.name === ownColour(item)?.name
    ? path
    : `${path}?${new URLSearchParams({ [COLOUR_PARAM]: colour.name })}`
}
