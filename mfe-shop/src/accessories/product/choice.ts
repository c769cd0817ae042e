import type { Accessory, Choice } from '../accessories.api.ts'
import { COLOUR } from '../colours.ts'

/** The options chosen so far, by the variant's name: {"Size": "M"}. */
export type Chosen = Readonly<Record<string, string>>

export type OptionState = 'in_stock' | 'low' | 'out_of_stock' | 'notMade'

type Choosable = Pick<Accessory, 'variants' | 'choices'>
type Shown = Choosable & Pick<Accessory, 'image'>

const ORDER: readonly OptionState[] = ['in_stock', 'low', 'out_of_stock']

/** Returns the choice with this product id (from the URL); null if there is none. */
export const choiceAt = (item: Choosable, id: string): Choice | null =>
  item.choices.find((choice) => String(choice.id) === id) ?? null

/**
 * Returns the options that are selected when the page opens. A colour is preselected, because the picture shows it: that
 * of the address, otherwise that of the product's own picture. A size, length or plug isn't, because a wrong one could
 * go unnoticed, unless there is only one.
 */
export function chosenAt(item: Shown, id: string, colour: string | null = null): Chosen {
  const named = choiceAt(item, id)
  if (named) return named.options
  const choices = shownFirst(item, colour)
  const first = choices.find(({ availability }) => availability !== 'out_of_stock') ?? choices[0]
  const sure = item.variants.filter(({ name, options }) => name === COLOUR || options.length === 1)
  return Object.fromEntries(
    sure.flatMap(({ name }) => (first?.options[name] ? [[name, first.options[name]]] : [])),
  )
}

function shownFirst({ choices, image }: Shown, colour: string | null): readonly Choice[] {
  const inColour = choices.filter(({ options }) => options[COLOUR] === colour)
  const inPicture = choices.filter((choice) => choice.image === image)
  return [inColour, inPicture].find(({ length }) => length > 0) ?? choices
}

/** Returns the pictures of what is chosen, which its colour alone decides. */
export function picturesOf({ images, choices }: Pick<Accessory, 'images' | 'choices'>, chosen: Chosen) {
  const colour = chosen[COLOUR]
  const shown = choices.find(({ options }) => colour !== undefined && options[COLOUR] === colour)
  return shown && shown.images.length > 0 ? shown.images : images
}

const fits = (choice: Choice, chosen: Chosen) =>
  Object.entries(chosen).every(([name, option]) => choice.options[name] === option)

/**
 * Returns the choice that has all the chosen options; null while an option is missing, or where that combination
 * doesn't exist.
 */
export const choiceOf = ({ variants, choices }: Choosable, chosen: Chosen): Choice | null =>
  variants.every(({ name }) => name in chosen)
    ? (choices.find((choice) => fits(choice, chosen)) ?? null)
    : null

/** Returns the names of the variants without a chosen option, in the page's order. */
export const missingOf = ({ variants }: Choosable, chosen: Chosen): string[] =>
  variants.map(({ name }) => name).filter((name) => !(name in chosen))

/** Returns the state of an option in combination with the other chosen options. */
export function optionState({ choices }: Choosable, chosen: Chosen, pick: Chosen): OptionState {
  const states = choices.filter((choice) => fits(choice, { ...chosen, ...pick })).map((it) => it.availability)
  return ORDER.find((state) => states.some((it) => it === state)) ?? 'notMade'
}

/** Returns the lowest and highest price where a single variant decides the price, as for gift card amounts. */
export function priceRange({ choices }: Choosable): { lowest: number; highest: number } | null {
  if (choices.length === 0) return null
  const prices = choices.map(({ price }) => price)
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}
