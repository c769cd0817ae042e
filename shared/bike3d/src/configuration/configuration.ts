import type { BikeSlug, Size } from './catalogue.ts'

/** A chosen bike, in ids of the catalogue. `parts`: the chosen parts that differ from the bike's standard ones. */
export interface Configuration {
  bike: BikeSlug
  size: Size
  parts: readonly number[]
  colour: ColourChoice
}

/** A colour of the catalogue; a custom colour has one or two RAL codes ("5010" or "RAL 5010"). */
export interface ColourChoice {
  id: number
  ral?: string
  secondRal?: string
}
