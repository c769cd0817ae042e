import type { BikeFit } from './my-bike.api.ts'

export interface FitSentence {
  fits: boolean
  sentence: string
}

/**
 * Returns for each of a member's bikes whether a part fits it, bikes that it fits first and alike ones once. Bikes of one
 * model that differ are told apart by their size. `models`: the names of the bikes that the part is for, some of which it
 * fits only with other parts.
 */
export function fitSentences(bikes: readonly BikeFit[], models: readonly string[]): FitSentence[] {
  const sentences = bikes
    .toSorted((a, b) => Number(b.fits) - Number(a.fits))
    .map((bike) => ({ fits: bike.fits, sentence: sentenceOf(bike, nameOf(bike, bikes), models) }))
  return [...new Map(sentences.map((it) => [it.sentence, it])).values()]
}

function sentenceOf({ fits, title }: BikeFit, name: string, models: readonly string[]) {
  if (fits) return `Fits your ${name}`
  return models.includes(title) ? `Doesn’t fit your ${name} as it’s built` : `Doesn’t fit your ${name}`
}

function nameOf({ title, size, fits }: BikeFit, bikes: readonly BikeFit[]) {
  const differs = bikes.some((other) => other.title === title && other.fits !== fits)
  return differs ? `${title} in size ${size}` : title
}
