import { COLOUR_OPTION, type PicturedColourData } from '@nireeka/contracts/api'

export interface PicturedChoice {
  options: Record<string, string>
  image: string | null
}

/**
 * Returns the colours of a product's variants that have a picture of their own, each once, in the order of the variants.
 * A picture that several colours share doesn't show which of them it is.
 */
export function picturedColours(choices: readonly PicturedChoice[]): PicturedColourData[] {
  const images = new Map<string, string>()
  for (const { options, image } of choices) {
    const name = options[COLOUR_OPTION]
    if (name !== undefined && image !== null && !images.has(name)) images.set(name, image)
  }
  const all = [...images].map(([name, image]) => ({ name, image }))
  return all.filter(({ name, image }) => !all.some((other) => other.name !== name && other.image === image))
}
