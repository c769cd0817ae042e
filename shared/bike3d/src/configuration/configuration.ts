import type { BikeSlug, Size } from './catalogue.ts'

/**
 * A bike as it was chosen, in the catalogue's ids. `parts`: what was chosen instead of or besides what a bike comes
 * with; slots without a choice keep their own.
 */
export interface Configuration {
  bike: BikeSlug
  size: Size
  parts: readonly number[]
  colour: ColourChoice
}

/** A colour of the catalogue; one that the rider names comes with its RAL code ("5010" or "RAL 5010"), or two of them. */
export interface ColourChoice {
  id: number
  ral?: string
  secondRal?: string
}
